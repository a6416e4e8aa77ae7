import { isAbsentPlayer } from '@tablee/domain/tournaments/conduct/absence'
import { bookedLosses } from '@tablee/domain/tournaments/conduct/booked-losses'
import { isDisqualified } from '@tablee/domain/tournaments/conduct/standing-penalties'
import { currentRound, isFinished, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { newcomerFault } from '@tablee/domain/tournaments/kinds/stage'
import { seatedCount } from '@tablee/domain/tournaments/players/capacity'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { fixedTableOf } from '@tablee/domain/tournaments/tables/table-plan'
import type { Player, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { memo, type RefObject, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useMay } from '../../../../acts/acting-as.tsx'
import { AddPlayerList } from '../../../../forms/player-list/add-player-list.tsx'
import { usePlayerList } from '../../../../forms/player-list/use-player-list.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { keepInPlace } from '../../../../ui/keep-in-place.ts'
import { later } from '../../../../ui/later.tsx'
import { EmptyState } from '../../../../ui/message-screens.tsx'
import { capacityAfter } from '../../api/events/capacity-after.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useAddPlayers } from '../../api/players/add-players-quick-tournament.ts'
import { useRealNames } from '../../api/players/get-hidden-names.ts'
import { useLiveStandings } from '../../standings-table/live-standings.ts'
import { recordText } from '../../standings-table/record-text.ts'
import { nameMatcher } from '../../tournament-frame/search-name.ts'
import type { TeamListProps } from '../teams/team-list.tsx'
import { PlayerField, usePlayerEntry } from './player-field.tsx'
import { isOfKind, type PlayerKind, PlayerKinds } from './player-kinds.tsx'
import { PlayerRow } from './player-row.tsx'
import { PlayerSheet } from './player-sheet.tsx'
import { SeatQueueBar } from './seat-queue-bar.tsx'

/** Few tournaments are of teams. */
const teamList = later<TeamListProps>(async () => (await import('../teams/team-list.tsx')).TeamList)

type PlayersTabProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** The player, and whether they were just added. */
type OpenSheet = { readonly playerId: PlayerId; readonly isArrival: boolean }

export function PlayersTab({ tournament, access }: PlayersTabProps) {
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <PlayersList tournament={tournament} access={access} heading={heading} onOpen={setSheet} />
      <PlayerSheet
        tournament={tournament}
        access={access}
        isOpen={sheet !== null}
        player={tournament.players.find(({ id }) => id === sheet?.playerId) ?? null}
        isArrival={sheet?.isArrival ?? false}
        onClose={() => setSheet(null)}
        onGone={() => heading.current?.focus({ preventScroll: true })}
      />
    </>
  )
}

type PlayersListProps = PlayersTabProps & {
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly onOpen: (sheet: OpenSheet) => void
}

/** A sheet that opens or closes draws none of it. */
const PlayersList = memo(function PlayersList({ tournament, access, heading, onOpen }: PlayersListProps) {
  const { t } = useTranslation()
  const may = useMay()
  const { players } = tournament
  const isOver = isFinished(tournament)
  const round = currentRound(tournament)
  const entry = usePlayerEntry(tournament, access, (playerId) => {
    // Before the start arrivals need no decision.
    if (round > 0) onOpen({ playerId, isArrival: true })
  })
  const list = usePlayerList(`list ${tournament.id}`)
  const fault = newcomerFault(tournament)
  const mayAdd = !isOver && fault === null && may('add-anonymous-player')
  const [kind, setKind] = useState<PlayerKind>('all')
  const { typed, shown, realNames } = useShownPlayers(tournament, entry.form.values.playerName, { kind, access })
  return (
    <div {...(mayAdd ? list.dropTarget : {})} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <PlayerField tournament={tournament} entry={entry} mayAdd={mayAdd} onPaste={list.onPaste}>
        <AddList tournament={tournament} access={access} list={list} />
      </PlayerField>
      <SeatQueueBar tournament={tournament} access={access} />
      {tournament.teamKind === null ? null : <teamList.Component tournament={tournament} access={access} />}
      <PlayerKinds players={players} round={round} chosen={kind} onChoose={setKind} />
      <h2
        ref={heading}
        tabIndex={-1}
        className="text-sm tracking-normal font-normal text-muted tabular-nums"
        aria-live="polite"
      >
        <SeatsTaken tournament={tournament} />
      </h2>
      {round > 0 && players.length > 0 ? <p className="text-sm text-muted">{t('figures.records')}</p> : null}
      {players.length === 0 && typed === '' ? (
        <EmptyState drawing="none" title={t('admin.players.empty')} headingLevel={3}>
          {t('admin.players.emptyHelp')}
        </EmptyState>
      ) : (
        <PlayerRows tournament={tournament} shown={shown} realNames={realNames} onOpen={onOpen} />
      )}
      {players.length > 0 && shown.length === 0 ? (
        <p className="text-muted">
          {t('admin.players.filterEmpty')}
          {fault && !isOver ? ` ${t(`refusals.${fault}`)}` : null}
        </p>
      ) : null}
    </div>
  )
})

type PlayerRowsProps = Pick<PlayersListProps, 'tournament' | 'onOpen'> & {
  readonly shown: readonly Player[]
  readonly realNames: ReadonlyMap<string, string>
}

/** Apart, so that a name can be typed without drawing them. */
const PlayerRows = memo(function PlayerRows({ tournament, shown, realNames, onOpen }: PlayerRowsProps) {
  const round = currentRound(tournament)
  const marksOf = marksIn(tournament, realNames)
  const recordOf = useRecords(tournament)
  const open = useCallback((player: Player) => onOpen({ playerId: player.id, isArrival: false }), [onOpen])
  return (
    <ul
      ref={keepInPlace}
      className="grid grid-cols-[minmax(0,1fr)] gap-1.5 lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:gap-2"
    >
      {shown.map((player) => (
        <PlayerRow
          key={player.id}
          player={player}
          round={round}
          record={recordOf(player.id)}
          {...marksOf(player.id)}
          onOpen={open}
        />
      ))}
    </ul>
  )
})

/** What the staff decided of each, and reads. */
function marksIn(tournament: Tournament, realNames: ReadonlyMap<string, string>) {
  const booked = bookedLosses(tournament)
  return (id: PlayerId) => ({
    realName: realNames.get(id),
    isDisqualified: isDisqualified(tournament, id),
    isAbsent: isAbsentPlayer(tournament, id),
    fixedTable: fixedTableOf(tournament.tablePlan, id),
    isBooked: booked.some(({ playerId }) => playerId === id),
  })
}

/** "12 joueurs sur 16"; members of teams are people. */
function SeatsTaken({ tournament }: Pick<PlayersTabProps, 'tournament'>) {
  const { t } = useTranslation()
  const count = seatedCount(tournament)
  const max = tournament.capacity ?? count
  return t(tournament.teamKind === null ? 'admin.players.title' : 'admin.players.people', { count, max })
}

function AddList({ tournament, access, list }: PlayersTabProps & { readonly list: ReturnType<typeof usePlayerList> }) {
  const act = useAddPlayers(access)
  const { players, capacity } = tournament
  const takenNames = useMemo(() => players.map(({ name }) => name), [players])
  const capacityIn = (reply: Parameters<typeof capacityAfter>[0]) => capacityAfter(reply, capacity)
  return <AddPlayerList tournament={tournament} list={list} takenNames={takenNames} act={act} capacityIn={capacityIn} />
}

/** By typed name and chosen kind; input first, the list follows. */
function useShownPlayers(
  tournament: Tournament,
  playerName: string,
  { kind, access }: { readonly kind: PlayerKind; readonly access: StaffAccess },
) {
  const realNames = useRealNames(access, tournament, useMay()('get-hidden-names'))
  const ordered = usePlayerOrder(tournament)
  const typed = useDeferredValue(playerName)
  const round = currentRound(tournament)
  const shown = useMemo(() => {
    const isMeant = nameMatcher(typed)
    const isNamed = ({ id, name }: Player) => isMeant(name) || isMeant(realNames.get(id) ?? name)
    return ordered.filter((player) => isNamed(player) && isOfKind(kind, player, round))
  }, [ordered, typed, kind, round, realNames])
  return { typed, shown, realNames }
}

/** Empty before the first result. */
function useRecords(tournament: Tournament): (player: PlayerId) => string {
  const standings = useLiveStandings(tournament, 'now')
  const records = useMemo(
    () => new Map(standings.filter((row) => row.matchesPlayed > 0).map((row) => [row.playerId, recordText(row)])),
    [standings],
  )
  return (player) => records.get(player) ?? ''
}

/** Latest first until the start; then by name, unmoved by a renaming (EVEN-1). */
function usePlayerOrder(tournament: Tournament): readonly Player[] {
  const [firstNames] = useState(() => new Map<PlayerId, string>())
  const { players } = tournament
  const isBefore = isWaiting(tournament)
  return useMemo(() => {
    for (const { id, name } of players) if (!firstNames.has(id)) firstNames.set(id, nameKey(name))
    if (isBefore) return players.toReversed()
    const keyOf = ({ id }: Player) => firstNames.get(id) ?? ''
    return players.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))
  }, [players, isBefore, firstNames])
}
