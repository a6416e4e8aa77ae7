import type { AccountId } from '@tablee/domain/accounts/account'
import { type PastResult, pastResults } from '@tablee/domain/past/own-past'
import { isNumberName } from '@tablee/domain/tournaments/players/hide-name'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import type { Row } from '../../database/tables/tables.ts'
import { othersHaveTheirTurn } from '../../turns/others-have-their-turn.ts'
import type { PastGround } from './past-ground.ts'
import { dropPast, figuresOf, listCopied, writePast } from './past-store.ts'

/** Events that one reading copies. */
const COPIED_AT_ONCE = 20
/** Kept so that the event is not read again; listed nowhere. */
const ABSENT: PastResult = { place: null, attendance: 0, won: 0, drawn: 0, lost: 0, meetings: [] }

/** Copies results of events that ended or changed since. Answers how many are left for the next reading. */
export async function copyPast(ground: PastGround, account: AccountId): Promise<number> {
  const { database } = ground
  const { stale, left } = await database.read(async (db) => {
    const copied = await listCopied(db, account)
    const seats = await ground.listSeats(db, account)
    const seated = new Set<string>(seats.map(({ tournament }) => tournament))
    return {
      stale: seats.filter(({ tournament, sequence }) => copied.get(tournament)?.sequence !== sequence),
      left: [...copied].flatMap(([id, { isThere }]) => (isThere && !seated.has(id) ? [id] : [])),
    }
  })
  for (const id of left) await database.inTransaction(({ db }) => dropPast(db, account, id))
  if (stale.length === 0) return 0
  const decks = await database.read((db) => ground.listDecks(db, account))
  for (const seat of stale.slice(0, COPIED_AT_ONCE)) {
    await othersHaveTheirTurn()
    await database.inTransaction(async ({ db }) => {
      const event = await ground.readEvent(db, seat)
      if (!event || !(await ground.isAccount(db, account))) return
      const result = pastResults(event.tournament, new Set([seat.player])).get(seat.player) ?? ABSENT
      const { tournament, sequence, createdAt } = event
      const facts = { account, player: seat.player, sequence, createdAt, deck: decks.get(seat.tournament) ?? null }
      await writePast(db, [pastRow(tournament, result, facts)])
    })
  }
  return Math.max(0, stale.length - COPIED_AT_ONCE)
}

type Facts = {
  readonly account: string
  readonly player: PlayerId
  readonly sequence: number | null
  readonly createdAt: string
  readonly deck: string | null
}

export function pastRow(
  { id, name, rules, announcement, players }: Tournament,
  result: PastResult,
  { account, player, sequence, createdAt, deck }: Facts,
): Row<'past_results'> {
  const own = players.find((each) => each.id === player)?.name ?? ''
  return {
    ...{ account_id: account, tournament_id: id, player_id: player, sequence, name, deck },
    ...{ played_at: announcement?.startsAt ?? createdAt, game: announcement?.game ?? rules.game },
    ...{ format: announcement?.format ?? null, format_name: announcement?.formatName ?? null },
    is_name_hidden: isNumberName(own) ? 1 : 0,
    ...figuresOf(result),
  }
}
