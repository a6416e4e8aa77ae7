import { PAST_EVENTS_TOGETHER, PAST_OPPONENTS_TOGETHER, type PastPage } from '@tablee/contract/past/past-page'
import { wireMoment } from '@tablee/contract/wire-moment'
import { type MetPerson, type PastOpponents, pastOpponents } from '@tablee/domain/past/past-opponents'
import { pastSummary } from '@tablee/domain/past/past-summary'
import { isNumberName } from '@tablee/domain/tournaments/players/hide-name'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { isPseudonym } from '@tablee/domain/tournaments/players/pseudonym'
import { othersHaveTheirTurn } from '../../turns/others-have-their-turn.ts'
import type { PastGround } from './past-ground.ts'
import { inParts, type ListedPast, listMetNames, readMeetings, type SeatNamed, seatKey } from './past-store.ts'

export type PastWish = {
  readonly game: string | null
  readonly year: number | null
  readonly eventsFrom: number
  readonly opponentsFrom: number
  /** Two names of one account are two people: nobody is told whose they are. */
  readonly isForAll: boolean
}

/** `rows` are the latest first. */
export async function readPast(
  { database }: Pick<PastGround, 'database'>,
  rows: readonly ListedPast[],
  { game, year, eventsFrom, opponentsFrom, isForAll }: PastWish,
): Promise<Omit<PastPage, 'waiting'>> {
  const some = rows.filter((row) => (game === null || row.game === game) && (year === null || yearOf(row) === year))
  const { named, nameless } = await opponentsOf({ database, isForAll }, some.toReversed())
  return {
    games: [...new Set(rows.map((row) => row.game))].toSorted(),
    years: [...new Set(rows.map(yearOf))],
    ...pastSummary(some.map(({ format_name: formatName, ...row }) => ({ ...row, formatName }))),
    events: some.slice(eventsFrom, eventsFrom + PAST_EVENTS_TOGETHER).map(eventOf),
    eventsCount: some.length,
    opponents: named.slice(opponentsFrom, opponentsFrom + PAST_OPPONENTS_TOGETHER).map((each) => ({ ...each })),
    opponentsCount: named.length,
    nameless,
  }
}

function yearOf({ played_at }: ListedPast): number {
  return Number(played_at.slice(0, 4))
}

function eventOf({
  tournament_id: id,
  code,
  name,
  played_at,
  format_name,
  ...row
}: ListedPast): PastPage['events'][number] {
  const { game, format, place, attendance, won, drawn, lost, deck } = row
  const of = { gameType: game, format, formatName: format_name }
  return { id, code, name, playedAt: wireMoment(played_at), ...of, place, attendance, won, drawn, lost, deck }
}

/** Of events oldest first. */
async function opponentsOf(
  { database, isForAll }: Pick<PastGround, 'database'> & Pick<PastWish, 'isForAll'>,
  rows: readonly ListedPast[],
): Promise<PastOpponents> {
  const events = rows.map((row) => ({ id: row.tournament_id, isThere: row.code !== null, meetings: readMeetings(row) }))
  const seats = events
    .filter(({ isThere }) => isThere)
    .flatMap(({ id, meetings }) => meetings.map(({ opponent }) => ({ tournament: id, player: opponent })))
  const known = new Map<string, SeatNamed>()
  for (const part of inParts(seats)) {
    for (const [key, named] of await database.read((db) => listMetNames(db, part))) known.set(key, named)
    await othersHaveTheirTurn()
  }
  const making = pastOpponents(
    events.map(({ id, meetings }) => ({
      id,
      met: meetings.map(({ opponent, result }): MetPerson => {
        const seat = known.get(seatKey(id, opponent))
        const name = seat === undefined || isNumberName(seat.name) || isPseudonym(seat.name) ? null : seat.name
        // A hidden name stands by itself: an account would tell whose it is.
        const own = name === null ? null : (seat?.account ?? null)
        const key = name === null ? null : nameKey(name)
        const account = own !== null && isForAll ? `${own} ${key}` : own
        return { player: opponent, account, name, nameKey: key, result }
      }),
    })),
  )
  let done = 0
  for (let step = making.next(); ; step = making.next()) {
    if (step.done) return step.value
    if (++done % 50 === 0) await othersHaveTheirTurn()
  }
}
