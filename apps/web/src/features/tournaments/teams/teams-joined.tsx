import { teamSize } from '@tablee/domain/tournaments/teams/entrants'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import { usePeopleNames } from '../tournament-frame/player-names.ts'

type TeamsJoinedProps = { readonly tournament: Tournament; readonly own: PlayerId | null }

/** Teams before the start, and how many each still lacks. */
export function TeamsJoined({ tournament, own }: TeamsJoinedProps) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const names = usePeopleNames(tournament)
  return (
    <ul aria-label={t('teams.desk.title')} className="grid grid-cols-[minmax(0,1fr)] gap-x-8 sm:grid-cols-2">
      {tournament.teams.map(({ name, members }) => {
        const missing = teamSize(tournament) - members.length
        return (
          <li
            key={members[0]}
            className="grid min-h-14 grid-cols-[minmax(0,1fr)] content-center border-b border-line py-1.5"
          >
            <PlayerName name={name} isStrong={own !== null && members.includes(own)} />
            <span className="unbroken-words text-sm text-muted">
              {list(members.map((id) => names.get(id) ?? ''))}
              {missing === 0 ? null : ` · ${t('teams.free', { count: missing })}`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
