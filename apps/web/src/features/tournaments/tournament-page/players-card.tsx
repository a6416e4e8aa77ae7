import { seatedCount } from '@tablee/domain/tournaments/players/capacity'
import type { Player, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { PlayerName } from '../../../ui/player-name.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { TeamsJoined } from '../teams/teams-joined.tsx'
import { nameMatcher } from '../tournament-frame/search-name.ts'

/** From this many names on a search helps. */
const SEARCH_FROM = 24

type PlayersCardProps = {
  readonly tournament: Tournament
  readonly own: PlayerId | null
}

export function PlayersCard({ tournament, own }: PlayersCardProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const searched = useDeferredValue(typed)
  const { players, announcement } = tournament
  if (players.length === 0) {
    return (
      <EmptyState drawing="none" title={t('tournament.players.empty')}>
        <p>{announcement ? t('tournament.players.emptyAnnounced') : t('tournament.players.emptyHelp')}</p>
      </EmptyState>
    )
  }
  return (
    <Card as="section" aria-labelledby="players-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="players-title" className="text-section" aria-live="polite">
        {t(tournament.teamKind === null ? 'tournament.players.titleCount' : 'tournament.players.peopleCount', {
          count: seatedCount(tournament),
        })}
      </h2>
      {players.length > SEARCH_FROM ? (
        <TextInput type="search" label={t('tournament.players.filter')} value={typed} onChange={setTyped} />
      ) : null}
      {tournament.teams.length === 0 ? null : <TeamsJoined tournament={tournament} own={own} />}
      <PlayerList players={withoutTeam(tournament)} own={own} typed={searched} />
    </Card>
  )
}

/** People in no team; of most tournaments everybody. */
function withoutTeam({ players, teams }: Tournament): readonly Player[] {
  if (teams.length === 0) return players
  const taken = new Set(teams.flatMap(({ members }) => members))
  return players.filter(({ id }) => !taken.has(id))
}

type PlayerListProps = { readonly players: readonly Player[]; readonly own: PlayerId | null; readonly typed: string }

/** Memoized: may be hundreds. */
const PlayerList = memo(function PlayerList({ players, own, typed }: PlayerListProps) {
  const { t } = useTranslation()
  const shown = useMemo(() => {
    const matches = nameMatcher(typed)
    return players.filter(({ name }) => matches(name))
  }, [players, typed])
  if (players.length === 0) return null
  if (shown.length === 0) return <p className="text-muted">{t('tournament.players.filterEmpty')}</p>
  return (
    <ul className="gap-x-8 sm:columns-2 xl:columns-3">
      {shown.map(({ id, name }) => (
        <li key={id} className="flex min-h-10 break-inside-avoid items-center border-b border-line py-1.5">
          <PlayerName
            name={name}
            isStrong={id === own}
            {...(id === own ? { note: t('tournament.players.you') } : {})}
          />
        </li>
      ))}
    </ul>
  )
})
