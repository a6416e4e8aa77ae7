import { LEFT_MATCHES, leftMatchesOf } from '@tablee/domain/tournaments/players/left-matches'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'

type LeftMatchesNoteProps = { readonly tournament: Pick<Tournament, 'players' | 'stages'> }

export function LeftMatchesNote({ tournament }: LeftMatchesNoteProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  return LEFT_MATCHES.map((fate) => {
    const names = tournament.players.filter(({ id }) => leftMatchesOf(tournament, id) === fate).map(({ name }) => name)
    return names.length === 0 ? null : (
      <p key={fate} className="unbroken-words text-sm text-muted">
        {t(`leftMatches.standings.${fate}`, { names: formats.list(names) })}
      </p>
    )
  })
}
