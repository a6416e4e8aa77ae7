import type { PlayedMatch } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import type { PlayerAccess } from '../api/own/own-roles.ts'
import { useOwnCharacters } from '../api/results/table-codes.ts'

type OwnCharactersProps = { readonly access: PlayerAccess; readonly match: PlayedMatch }

/** Below the scores, which must stay visible on small screens: for reporting on someone else's phone. */
export function OwnCharacters({ access, match }: OwnCharactersProps) {
  const { t } = useTranslation()
  const characters = useOwnCharacters(access, match)
  if (characters === null) return null
  return (
    <div className="grid gap-1 text-center text-sm text-muted">
      <p>{t('atTable.own', { characters })}</p>
      <p>{t('atTable.ownHelp')}</p>
    </div>
  )
}
