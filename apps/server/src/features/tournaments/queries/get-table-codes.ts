import type { CallReply, ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { Claim } from '@tablee/contract/serving/carried-act'
import { type getTableCodes as call, ROUNDS_WITH_KEYS } from '@tablee/contract/tournaments/questions/get-table-codes'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { may } from '@tablee/domain/tournaments/authority/may'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { isPodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { isMeeting, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { tablesInUse } from '@tablee/domain/tournaments/tables/tables-in-use'
import { inTurns } from '../../../turns/in-turns.ts'
import type { HeldTournament } from '../held-tournament.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import { authorOf } from '../tournament-policy.ts'
import { findTournament, findTournamentId } from '../tournament-store.ts'

type Input = ParsedInput<typeof call>
type Codes = CallReply<typeof call>['data']

/** All codes for those who decide results; players see their own. */
export async function getTableCodes(
  acting: Acting<TournamentGround>,
  input: Input,
): Promise<Outcome<CallReply<typeof call>>> {
  const { database, cache } = acting
  const found = await database.read(async (db) => {
    const id = await findTournamentId(db, input.code)
    return id === null ? null : await findTournament(db, cache, id)
  })
  if (!found) return refuse('tournament_not_found', { code: input.code })
  const reader = readerOf(acting, found, input)
  if (!reader.accepted) return reader
  return accept({ data: await codesOf(acting, found, reader.value) })
}

type Reader = { readonly player: string | null; readonly opensRounds: boolean }

/** Null: a person who decides results. */
function readerOf(
  { caller, now }: Acting<TournamentGround>,
  held: HeldTournament,
  { organizerId, playerId }: Input,
): Outcome<Reader> {
  const read = (claim: Claim) => authorOf('get-table-codes', held, { claim, now: now() })
  const staff = read({ as: 'staff', secret: organizerId, caller })
  if (staff.accepted) return accept({ player: null, opensRounds: may('seal-seeds', staff.value.role) })
  const player = read({ as: 'player', secret: playerId ?? caller?.accountId, caller })
  return player.accepted ? accept({ player: player.value.holderId, opensRounds: false }) : staff
}

async function codesOf(
  { tableCodes }: TournamentGround,
  { tournament }: HeldTournament,
  { player, opensRounds }: Reader,
) {
  const { id: tournamentId } = tournament
  const tables: Codes['tables'] = []
  const matches: Codes['matches'] = []
  if (player === null) {
    await inTurns(tablesInUse(tournament), (table) => {
      tables.push({ table, token: tableCodes.tokenOf(tournamentId, table) })
    })
  }
  const current = currentRound(tournament)
  const playing = matchesOfRound(tournament, current).filter((match) => isMeeting(match) || isPodTable(match))
  const own = playing.filter((match) => player === null || seatsOf(match).some((id) => id === player))
  await inTurns(own, (match) => {
    const characters = seatsOf(match).map((playerId) =>
      player === null || playerId === player
        ? tableCodes.charactersOf({ tournamentId, matchId: match.id, playerId })
        : null,
    )
    const [characters1 = null, characters2 = null] = characters
    const ofTwo = { matchId: match.id, characters1, characters2 }
    matches.push(isMeeting(match) ? ofTwo : { ...ofTwo, characters1: null, characters2: null, characters })
  })
  const rounds = Array.from({ length: opensRounds ? ROUNDS_WITH_KEYS : 0 }, (_, after) => ({
    round: current + after,
    key: tableCodes.keyOfRound(tournamentId, current + after),
  }))
  return { tables, matches, rounds }
}
