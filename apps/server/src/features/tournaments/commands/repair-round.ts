import type { ParsedInput } from '@tablee/contract/call'
import type { Acting } from '@tablee/contract/serving/caller'
import type { repairRound as call } from '@tablee/contract/tournaments/repair-round'
import { type Outcome, refuse } from '@tablee/domain/outcome'
import {
  type BrokenField,
  breakFewest,
  type FindRepair,
  isLongRepair,
  type Repair,
} from '@tablee/domain/tournaments/pairing/break-fewest'
import { repairRound as decide } from '@tablee/domain/tournaments/repair-round'
import { isSameField } from '../pairing/pairing-book.ts'
import type { TournamentGround } from '../tournament-ground.ts'
import type { Carried } from './carry-act.ts'
import { carryStaffAct } from './staff-act.ts'

/** The round may move on while its repair is looked for. */
const SEARCHES_OF_ACT = 3

/** Whether fewer tables would do is found out between two tries where that takes long, as in `carryPairingAct`. */
export async function repairRound(
  acting: Acting<TournamentGround>,
  { code, organizerId, roundNumber: round, pairings, actId }: ParsedInput<typeof call>,
): Promise<Outcome<Carried<null>>> {
  const wished = pairings.map(({ player1, player2 }) =>
    player2 ? ({ kind: 'played', players: [player1, player2] } as const) : ({ kind: 'bye', player: player1 } as const),
  )
  const book = createRepairBook()
  for (let search = 0; search <= SEARCHES_OF_ACT; search++) {
    const outcome = await carryStaffAct(acting, {
      name: 'repair-round',
      target: { code },
      actId,
      secret: organizerId,
      decide: (tournament) => decide(tournament, { round, pairings: wished }, book.find),
    })
    const field = book.takeWanted()
    if (field === null) return outcome
    const found = await acting.repairApart(field)
    if (found === null) break
    book.keep(field, found.repair)
  }
  return refuse('pairing_too_long')
}

/** Answers that there is no repair where the search is not made yet; what is decided with that counts for nothing. */
function createRepairBook() {
  let known: { readonly field: BrokenField; readonly repair: Repair | null } | null = null
  let wanted: BrokenField | null = null
  const find: FindRepair = (field) => {
    if (known && isSameRound(known.field, field)) return known.repair
    if (!isLongRepair(field)) return breakFewest(field)
    wanted = field
    return null
  }
  return {
    find,
    takeWanted: (): BrokenField | null => {
      const field = wanted
      wanted = null
      return field
    },
    keep: (field: BrokenField, repair: Repair | null) => {
      known = { field, repair }
    },
  }
}

function isSameRound(one: BrokenField, other: BrokenField): boolean {
  const playersOf = ({ newcomers, exempt, tables }: BrokenField) => [
    ...newcomers,
    ...exempt,
    ...tables.flatMap(({ players }) => players),
  ]
  return (
    one.seed === other.seed &&
    one.most === other.most &&
    one.newcomers.length === other.newcomers.length &&
    one.exempt.length === other.exempt.length &&
    one.tables.every(({ isFixed }, table) => isFixed === other.tables[table]?.isFixed) &&
    isSameField(playersOf(one), playersOf(other))
  )
}
