import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { reportAtTable as call } from '@tablee/contract/tournaments/report-at-table'
import { accept, type Outcome, refuse } from '@tablee/domain/outcome'
import { decideAct } from '@tablee/domain/tournaments/acts/decide-act'
import { isPodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { MOST_WRONG_AT_TABLE, type ShownAtTable } from '@tablee/domain/tournaments/results/report-at-table'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { findTableGuard, forgetTableGuard, keepTableGuard, type TableGuard } from '../table-guard-store.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried, Decided } from './carry-act.ts'
import { carryWider } from './carry-decided.ts'

type Input = ParsedInput<typeof call>
/** Number of wrong table codes so far; 0: correct. */
type Result = { readonly wrong: number }

/** Wrong codes are counted in the transaction that refuses them: an act that changes nothing, or hands the match to the staff. */
export async function reportAtTable(acting: Acting<TournamentGround>, input: Input): Promise<Outcome<Carried<Result>>> {
  const { code, table, token, matchId, score, placings, actId } = input
  const said = placings ? { placings } : { score }
  const act = { name: 'report-at-table', input: { matchId, table, ...said } } as const
  // The table acts, whoever holds the phone.
  const claim = { as: 'everybody', secret: token, caller: null } as const
  const outcome = await carryWider<TableGuard | null, Result>(
    acting,
    { target: { code }, actId, claim },
    {
      act,
      load: (tx, { tournament: { id: tournamentId } }) => findTableGuard(tx.db, { tournamentId, matchId }),
      decide: ({ tournament }, guard, deciding) => {
        const shown = shownAtTable(acting, { tournament, input, guard })
        const decided = decideAct(tournament, act, { ...deciding, beside: shown })
        if (decided.accepted) {
          const wrong = shown.areBoth ? 0 : MOST_WRONG_AT_TABLE
          return accept<Decided<Result>>({ changes: decided.value, result: { wrong } })
        }
        const { code: why, details } = decided.refusal
        if (why !== 'table_characters_wrong') return decided
        const wrong = isCounted(guard, actId) ? guard.wrong : MOST_WRONG_AT_TABLE - Number(details?.left)
        return accept<Decided<Result>>({ changes: [], result: { wrong } })
      },
      beside: async (tx, { held, result: { wrong } }) => {
        const of = { tournamentId: held.tournament.id, matchId }
        if (wrong === 0) await forgetTableGuard(tx.db, of)
        else await keepTableGuard(tx.db, of, { wrong, actId: actId ?? null })
      },
    },
  )
  if (!outcome.accepted) return outcome
  const { held, result } = outcome.value
  const { wrong } = result ?? (await wrongBy(acting, { held, input }))
  if (wrong === 0) return outcome
  const left = MOST_WRONG_AT_TABLE - wrong
  return left > 0 ? refuse('table_characters_wrong', { left }) : refuse('table_needs_staff')
}

type Shown = { readonly tournament: Tournament; readonly input: Input; readonly guard: TableGuard | null }

/** All are compared in constant time, whatever the first result. */
function shownAtTable({ tableCodes }: TournamentGround, { tournament, input, guard }: Shown): ShownAtTable {
  const { id: tournamentId, matches } = tournament
  const { matchId, characters1 = null, characters2 = null } = input
  const match = matches.find(({ id }) => id === matchId)
  const seats = match ? seatsOf(match) : []
  const typed = match && isPodTable(match) ? (input.characters ?? []) : [characters1, characters2]
  const shown = typed.flatMap((characters, seat) => {
    const playerId = seats[seat]
    return playerId === undefined || characters === null ? [] : [{ playerId, characters }]
  })
  const right = shown.map(({ playerId, characters }) =>
    tableCodes.areCharactersOf({ tournamentId, matchId, playerId }, characters),
  )
  return {
    hasTableCode: tableCodes.isTokenOf(tournamentId, input.table, input.token),
    areBoth: right.every(Boolean),
    shownBy: shown.map(({ playerId }) => playerId),
    wrongBefore: guard?.wrong ?? 0,
  }
}

function isCounted(guard: TableGuard | null, actId: string | undefined): guard is TableGuard {
  return guard !== null && actId !== undefined && guard.actId === actId
}

type Repeated = { readonly held: Carried<Result>['held']; readonly input: Input }

/** The act that handed the match to the staff reported nothing. */
async function wrongBy({ database }: TournamentGround, { held, input }: Repeated): Promise<Result> {
  const { matchId, actId } = input
  const guard = await database.read((db) => findTableGuard(db, { tournamentId: held.tournament.id, matchId }))
  return { wrong: isCounted(guard, actId) ? guard.wrong : 0 }
}
