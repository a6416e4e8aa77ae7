import { expect, test } from 'vitest'
import { EMPTY_DECKLIST } from '../../decklists/decklist.ts'
import { accept, refuse } from '../../outcome.ts'
import { may } from '../authority/may.ts'
import { HELPER_ROLES } from '../authority/role.ts'
import type { Change } from '../change.ts'
import { giveExtraTime } from '../clock/give-extra-time.ts'
import { checkMsOf, currentClock, extraMsOf, MINUTE_MS } from '../clock/round-clock.ts'
import { startClock } from '../clock/start-clock.ts'
import { isUnopposed } from '../kinds/seats.ts'
import { toldChanges } from '../public-change.ts'
import { setScore } from '../results/set-score.ts'
import { after, anAnnouncement, aTournamentOf, openMatches, started, twoNil } from '../testing/a-tournament.ts'
import { acted, aTeamEvent, withTeams } from '../testing/a-team-event.ts'
import type { WholeTournament } from '../tournament.ts'
import { checkedList } from './checked-list.ts'
import { drawDeckChecks, endDeckCheck, openDeckCheck, takeBackDeckCheck } from './decide-deck-check.ts'
import type { CheckedDeck, DeckCheckDraw } from './deck-check.ts'
import { deckChecksIn, openCheckAt } from './deck-checks-in.ts'
import { deckRulesOf } from './deck-rules.ts'
import { isDrawnAgain } from './draw-tables.ts'

const at = (minute: number, second = 0) => new Date(Date.UTC(2030, 1, 1, 20, minute, second))
const SACHA = { holderId: 'sacha' }
const NOUR = { holderId: 'nour' }
const EVENT = started({ ...aTournamentOf(9, { capacity: 16 }), announcement: anAnnouncement })
const EVERYBODY = new Set(EVENT.players.map(({ id }) => id))

/** What the journal holds, and what it makes of the tournament. */
function desk(tournament: WholeTournament = EVENT) {
  let [now, kept] = [tournament, [] as readonly Change[]]
  return {
    tournament: () => now,
    known: () => deckChecksIn(kept),
    does: (
      decide: (on: WholeTournament, known: ReturnType<typeof deckChecksIn>) => ReturnType<typeof openDeckCheck>,
    ) => {
      const outcome = decide(now, deckChecksIn(kept))
      if (outcome.accepted) [now, kept] = [after(now, outcome), [...kept, ...outcome.value]]
      return outcome
    },
    play: (decide: (on: WholeTournament) => ReturnType<typeof openDeckCheck>) => {
      now = after(now, decide(now))
    },
  }
}

const drawing =
  (seed: string, count = 1, withList = EVERYBODY) =>
  (on: WholeTournament, known: ReturnType<typeof deckChecksIn>) =>
    drawDeckChecks(on, known, { round: 1, count, seed, withList })
const opening =
  (matchId: DeckCheckDraw['matches'][number], by = SACHA, now = at(0)) =>
  (on: WholeTournament, known: ReturnType<typeof deckChecksIn>) =>
    openDeckCheck(on, known, { matchId, by, now })

function firstTable(tournament: WholeTournament = EVENT) {
  const [table] = openMatches(tournament)
  if (!table) throw new Error('no table')
  const [[one], [other]] = table.sides
  const results: readonly CheckedDeck[] = [
    { playerId: one, result: 'clean' },
    { playerId: other, result: 'warning' },
  ]
  return { id: table.id, results }
}

test('JUDG-11 judges may read the lists of a check, who only enters scores may not', () => {
  for (const act of ['open-deck-check', 'read-checked-decks', 'draw-deck-checks', 'get-deck-checks'] as const) {
    expect(HELPER_ROLES.filter((role) => may(act, role))).toEqual(['co-organizer', 'head-judge', 'judge'])
    expect([may(act, 'organizer'), may(act, 'player')]).toEqual([true, false])
  }
})

test('JUDG-11 each reader of a check is noted once, and nobody outside of the staff hears of it', () => {
  const { does, known } = desk()
  const { id } = firstTable()
  const opened = does(opening(id))
  expect(does(opening(id))).toEqual(accept([]))
  expect(does(opening(id, NOUR))).toMatchObject({ value: [{ kind: 'deck_check_read', by: 'nour' }] })
  expect(does(opening(id, NOUR))).toEqual(accept([]))
  expect(openCheckAt(known(), id)).toMatchObject({ check: 1, draw: null, readers: ['sacha', 'nour'] })
  expect(opened.accepted && toldChanges(opened.value)).toEqual([])
})

test('JUDG-12 a draw takes tables that play with both lists, is numbered, and anybody draws the same from its seed', () => {
  const { does, known, tournament } = desk()
  expect(does(drawing('one', 2))).toMatchObject({ value: [{ number: 1, seed: 'one', count: 2 }] })
  expect(does(drawing('two', 8))).toMatchObject({ value: [{ number: 2, count: 8 }] })
  const [first, second] = known().draws
  if (!first || !second) throw new Error('no draws')
  // Four tables play; the bye is none.
  expect([first.matches.length, second.matches.length, new Set([...first.matches, ...second.matches]).size]).toEqual([
    2, 2, 4,
  ])
  for (const match of EVENT.matches.filter(isUnopposed))
    expect([...first.matches, ...second.matches]).not.toContain(match.id)
  expect(second.passed.every(({ why }) => why === 'checked')).toBe(true)
  expect([isDrawnAgain(tournament(), first), isDrawnAgain(tournament(), second)]).toEqual([true, true])
  expect(isDrawnAgain(tournament(), { ...first, seed: 'another' })).toBe(false)
  expect(isDrawnAgain(tournament(), { ...first, matches: first.matches.toReversed() })).toBe(false)
  expect(does(drawing('three'))).toEqual(refuse('deck_check_no_table'))
})

test('JUDG-12 tables that are over, checked, or miss a list are passed over, each with its reason', () => {
  const { does, play, known } = desk()
  const [one, two, three, four] = openMatches(EVENT)
  if (!one || !two || !three || !four) throw new Error('no tables')
  play((on) => setScore(on, { matchId: one.id, score: twoNil, by: 'organizer' }))
  does(opening(two.id))
  const withList = new Set([...EVERYBODY].filter((player) => player !== three.sides[1][0]))
  for (let draw = 0; draw < 20; draw++) {
    const drawn = drawDeckChecks(desk().tournament(), known(), { round: 1, count: 8, seed: `seed ${draw}`, withList })
    expect(drawn.accepted && drawn.value[0]).toMatchObject({ matches: expect.not.arrayContaining([two.id, three.id]) })
  }
  does(drawing('all', 8, withList))
  const [draw] = known().draws
  expect(draw?.matches).toEqual([four.id])
  const why = Object.fromEntries((draw?.passed ?? []).map((passed) => [passed.matchId, passed.why]))
  expect(why).toEqual({ [one.id]: 'finished', [two.id]: 'checked', [three.id]: 'list' })
})

test('JUDG-12 every table is drawn as often as another (of 4 tables in 2,000 draws)', () => {
  const times = new Map<string, number>()
  for (let draw = 0; draw < 2000; draw++) {
    const drawn = drawDeckChecks(EVENT, deckChecksIn([]), {
      round: 1,
      count: 1,
      seed: `seed ${draw}`,
      withList: EVERYBODY,
    })
    const [change] = drawn.accepted ? drawn.value : []
    if (change?.kind !== 'deck_checks_drawn') throw new Error('nothing drawn')
    for (const id of change.matches) times.set(id, (times.get(id) ?? 0) + 1)
  }
  expect(times.size).toBe(4)
  for (const many of times.values()) expect(Math.abs(many - 500)).toBeLessThan(90)
})

test('JUDG-12 a draw is of the round being played', () => {
  expect(drawDeckChecks(EVENT, deckChecksIn([]), { round: 2, count: 1, seed: 's', withList: EVERYBODY })).toEqual(
    refuse('round_not_current'),
  )
  expect(
    drawDeckChecks(aTournamentOf(4), deckChecksIn([]), { round: 1, count: 1, seed: 's', withList: EVERYBODY }),
  ).toEqual(refuse('tournament_not_running'))
})

test('JUDG-13 JUDG-9 at the end the table gets the minutes of the check and three, marked as such; taken back, they go', () => {
  const { does, play, tournament, known } = desk()
  const { id, results } = firstTable()
  play((on) => startClock(on, { round: null, now: at(0) }))
  does(opening(id, SACHA, at(1, 10)))
  play((on) => giveExtraTime(on, { round: 1, now: at(2), matchId: id, minutes: 2 }))
  does((on, checks) => endDeckCheck(on, checks, { check: 1, results, now: at(6, 50) }))
  const clock = currentClock(tournament())
  // 5 min 40 s are 6 minutes, and 3.
  expect(clock && [extraMsOf(clock, id), checkMsOf(clock, id)]).toEqual([11 * MINUTE_MS, 9 * MINUTE_MS])
  expect(known().checks).toMatchObject([{ endedAt: at(6, 50).toISOString(), results, extraMs: 9 * MINUTE_MS }])
  play((on) => giveExtraTime(on, { round: 1, now: at(7), matchId: id, minutes: 1 }))
  does((on, checks) => takeBackDeckCheck(on, checks, 1))
  const back = currentClock(tournament())
  expect(back && [extraMsOf(back, id), checkMsOf(back, id)]).toEqual([3 * MINUTE_MS, 0])
  expect(known().checks).toMatchObject([{ isTakenBack: true, readers: ['sacha'] }])
  expect(does((on, checks) => takeBackDeckCheck(on, checks, 1))).toEqual(accept([]))
})

test('JUDG-13 a clock that did not run lost nothing: started later, only what it ran counts; without one, no time', () => {
  const later = desk()
  const { id, results } = firstTable()
  later.does(opening(id, SACHA, at(0)))
  later.play((on) => startClock(on, { round: null, now: at(8) }))
  later.does((on, checks) => endDeckCheck(on, checks, { check: 1, results, now: at(10) }))
  expect(later.known().checks).toMatchObject([{ extraMs: 5 * MINUTE_MS }])
  const without = desk()
  without.does(opening(id))
  without.does((on, checks) => endDeckCheck(on, checks, { check: 1, results, now: at(10) }))
  expect(without.known().checks).toMatchObject([{ extraMs: 0 }])
  const over = desk()
  over.play((on) => startClock(on, { round: null, now: at(0) }))
  over.does(opening(id))
  over.play((on) => setScore(on, { matchId: id, score: twoNil, by: 'organizer' }))
  over.does((on, checks) => endDeckCheck(on, checks, { check: 1, results, now: at(10) }))
  expect(over.known().checks).toMatchObject([{ extraMs: 0 }])
})

test('JUDG-13 a check ends once, with a result for each deck of its table', () => {
  const { does } = desk()
  const { id, results } = firstTable()
  does(opening(id))
  const end = (said: readonly CheckedDeck[], check = 1) =>
    does((on, checks) => endDeckCheck(on, checks, { check, results: said, now: at(4) }))
  expect(end(results.slice(1))).toEqual(refuse('deck_check_results_missing'))
  expect(end([...results, ...results.slice(1)])).toEqual(refuse('deck_check_results_missing'))
  expect(end(results, 2)).toEqual(refuse('deck_check_gone'))
  expect(end(results).accepted).toBe(true)
  expect(end(results)).toEqual(refuse('deck_check_ended'))
  // A table may be checked once more.
  expect(does(opening(id))).toMatchObject({ value: [{ kind: 'deck_check_opened', check: 2 }] })
})

const deck = (decklistText: string) => ({ ...EMPTY_DECKLIST, decklistText })

test('JUDG-17 a table of trios is checked whole: six lists, and a result for each', () => {
  const trios = acted(withTeams(aTeamEvent('trios'), [1, 2]), { name: 'start-quick-tournament', input: {} })
  const checking = desk({ ...trios, announcement: anAnnouncement })
  const [match] = checking.tournament().matches
  if (!match) throw new Error('no table')
  checking.does(opening(match.id))
  const { players } = checking.known().checks[0] ?? { players: [] }
  expect(players.toSorted()).toEqual(['t1A', 't1B', 't1C', 't2A', 't2B', 't2C'])
  const ends = (count: number) =>
    checking.does((on, known) => {
      const results = players.slice(0, count).map((playerId) => ({ playerId, result: 'clean' }) as const)
      return endDeckCheck(on, known, { check: 1, results, now: at(5) })
    })
  expect(ends(2)).toEqual(refuse('deck_check_results_missing'))
  expect(ends(6).accepted).toBe(true)
})

test('JUDG-14 a list is counted against what the rules of the game say, four of a card but for basic lands', () => {
  const rules = deckRulesOf(EVENT)
  expect(rules).toMatchObject({
    fewestMain: 60,
    mostSide: 15,
    mostCopies: 4,
    extraMinutes: 3,
    infraction: 'magic-deck',
  })
  const right = checkedList(deck('4 Opt\n56 Island\n\nSideboard\n15 Duress'), { ...rules, mostCopies: null })
  expect(right).toMatchObject({ main: 60, side: 15, isMainShort: false, isSideLong: false })
  const wrong = checkedList(deck('3 Opt\n55 Island\n\nSideboard\n2 opt\n14 Snow-Covered Swamp'), rules)
  expect(wrong).toMatchObject({ main: 58, side: 16, isMainShort: true, isSideLong: true })
  expect(wrong.tooMany).toEqual([{ name: expect.stringMatching(/opt/iu), quantity: 5 }])
})

test('JUDG-14 what is not known is not said: other games, formats without a number here', () => {
  const other = { ...EVENT, announcement: { ...anAnnouncement, game: 'lorcana', format: 'constructed' } } as const
  expect(deckRulesOf(other)).toMatchObject({ name: null, fewestMain: null, mostCopies: null, extraMinutes: 0 })
  const limited = { ...EVENT, announcement: { ...anAnnouncement, format: 'draft' } } as const
  expect(deckRulesOf(limited)).toMatchObject({ fewestMain: 40, mostSide: null, mostCopies: null, extraMinutes: 3 })
  const duel = { ...EVENT, announcement: { ...anAnnouncement, format: 'duel-commander' } } as const
  expect(deckRulesOf(duel)).toMatchObject({ fewestMain: null, mostCopies: null, extraMinutes: 3 })
  const asked = { ...other, registrationRules: { ...EVENT.registrationRules, fewestCards: 50 } }
  expect(checkedList(deck('9 Elsa\n40 Olaf'), deckRulesOf(asked))).toMatchObject({ isMainShort: true, tooMany: [] })
})
