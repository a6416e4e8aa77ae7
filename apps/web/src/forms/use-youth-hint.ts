import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { keysOfPlayers, type PersonNamed, takenName } from '@tablee/domain/tournaments/players/youth-name'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../language/use-translation.ts'

type Typed = { readonly typed: string; readonly person?: PersonNamed | undefined }

/** At a youth event, while a name is typed: what others will read. Undefined elsewhere. */
export function useYouthHint(
  tournament: Pick<Tournament, 'isYouth' | 'players'> | null,
  { typed, person }: Typed,
): string | undefined {
  const { t } = useTranslation()
  if (!tournament?.isYouth) return undefined
  if (nameKey(typed) === '') return t('youth.nameHint')
  return t('youth.preview', {
    name: takenName(tournament, typed, { taken: keysOfPlayers(tournament.players), person }).name,
  })
}
