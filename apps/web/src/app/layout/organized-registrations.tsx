import { bookedLosses } from '@tablee/domain/tournaments/conduct/booked-losses'
import { currentRound, isRunning } from '@tablee/domain/tournaments/kinds/phase'
import { seatsOf, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import {
  OrganizerRegistrations,
  type PlayedByKey,
} from '../../features/registrations/organizer/organizer-registrations.tsx'
import { LateArrival } from '../../features/tournaments/admin/players/late-arrival.tsx'
import type { MoveToGroupProps } from '../../features/tournaments/admin/players/move-to-group.tsx'
import type { StaffAccess } from '../../features/tournaments/api/own/own-roles.ts'
import { PlayerConduct } from '../../features/tournaments/conduct/player-conduct.tsx'
import { useLiveStandings } from '../../features/tournaments/standings-table/live-standings.ts'
import { recordText } from '../../features/tournaments/standings-table/record-text.ts'
import type {
  FixedTableFormProps,
  GiveFixedTableProps,
} from '../../features/tournaments/table-plan/fixed-table-form.tsx'
import { later } from '../../ui/later.tsx'
import { decklistsOf } from './decklists-of.tsx'
import { DeskRegulars } from './desk-regulars.tsx'
import type { RegisteredTeamsProps } from './registered-teams.tsx'

const teamList = later<RegisteredTeamsProps>(async () => (await import('./registered-teams.tsx')).RegisteredTeams)

const moveToGroup = later<MoveToGroupProps>(
  async () => (await import('../../features/tournaments/admin/players/move-to-group.tsx')).MoveToGroup,
)

const fixedTable = later<FixedTableFormProps>(
  async () => (await import('../../features/tournaments/table-plan/fixed-table-form.tsx')).FixedTableForm,
)

const fixedSeat = later<GiveFixedTableProps>(
  async () => (await import('../../features/tournaments/table-plan/fixed-table-form.tsx')).GiveFixedTable,
)

type OrganizedRegistrationsProps = { readonly tournament: Tournament; readonly access: StaffAccess }

export function OrganizedRegistrations({ tournament, access }: OrganizedRegistrationsProps) {
  const played = usePlayed(tournament)
  const list = (
    <OrganizerRegistrations
      tournament={tournament}
      decklists={decklistsOf(tournament)}
      played={played}
      regulars={(asked) => <DeskRegulars tournament={tournament} {...asked} />}
      conduct={(of) => <PlayerConduct tournament={tournament} access={access} {...of} isNamed />}
      group={({ onGiven, ...of }) => (
        <moveToGroup.Component tournament={tournament} access={access} {...of} onDone={onGiven} />
      )}
      table={({ onGiven, ...of }) => (
        <fixedTable.Component tournament={tournament} access={access} {...of} onDone={onGiven} />
      )}
      seat={({ onGiven, ...of }) => (
        <fixedSeat.Component tournament={tournament} access={access} {...of} onDone={onGiven} />
      )}
      arrival={(playerKey, onClose) => (
        <LateArrival
          tournament={tournament}
          access={access}
          playerId={playerKey as PlayerId | null}
          onClose={onClose}
        />
      )}
    />
  )
  if (tournament.teamKind === null) return list
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {list}
      <teamList.Component tournament={tournament} access={access} />
    </div>
  )
}

/** This round's table and the record so far. */
function usePlayed(tournament: Tournament): PlayedByKey {
  const standings = useLiveStandings(tournament, 'now')
  const { matches, players } = tournament
  const round = isRunning(tournament) ? currentRound(tournament) : null
  const losses = bookedLosses(tournament)
  return useMemo(() => {
    const tables = new Map(
      matches
        .filter((match) => match.round === round)
        .flatMap((match) => seatsOf(match).map((seat) => [seat, tableOf(match)] as const)),
    )
    const booked = new Set(losses.map(({ playerId }) => playerId))
    const rows = new Map(standings.map((row) => [row.playerId, row]))
    return new Map(
      players.map(({ id }) => {
        const row = rows.get(id)
        const record = row && row.matchesPlayed > 0 ? recordText(row) : ''
        return [id, { table: tables.get(id) ?? null, record, points: row?.points ?? 0, isBooked: booked.has(id) }]
      }),
    )
  }, [matches, players, round, losses, standings])
}
