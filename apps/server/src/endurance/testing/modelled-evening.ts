/**
 * A quick tournament by its plain rules. It shares no code with the domain, so that the two can be compared after every act. Pairings are
 * taken from the server; only their validity is checked.
 */
export type ModelledEvening = {
  readonly capacity: number
  readonly phase: 'waiting' | 'running' | 'finished'
  /** The current or last round; 0 before the start. */
  readonly round: number
  readonly people: readonly Person[]
  readonly tables: readonly Table[]
  readonly sequence: number
}

export type Person = {
  readonly name: string
  /** Null without a phone. */
  readonly phone: number | null
  readonly firstRound: number
  /** The round after which they dropped; null while playing. */
  readonly left: number | null
  readonly leftAlone: boolean
}

export type Report = { readonly by: string; readonly score: string | null }

/** Without a second name, a bye. */
export type Table = {
  readonly id: string
  readonly round: number
  readonly names: readonly [string, string | null]
  readonly score: string | null
  readonly decidedByStaff: boolean
  readonly reports: readonly Report[]
}

/** The evening after an act, unchanged if nothing happens, or the refusal's code. */
export type Expected = ModelledEvening | string

type Rule = (evening: ModelledEvening) => Expected

export function newEvening(capacity: number): ModelledEvening {
  return { capacity, phase: 'waiting', round: 0, people: [], tables: [], sequence: 1 }
}

const seated = ({ people }: ModelledEvening) => people.filter(({ left }) => left === null).length

function changedPerson(evening: ModelledEvening, name: string, part: Partial<Person>): ModelledEvening {
  return { ...evening, people: evening.people.map((one) => (one.name === name ? { ...one, ...part } : one)) }
}

function changedTable(evening: ModelledEvening, id: string, part: Partial<Table>): ModelledEvening {
  return { ...evening, tables: evening.tables.map((one) => (one.id === id ? { ...one, ...part } : one)) }
}

const tablesNow = ({ tables, round }: ModelledEvening) => tables.filter((table) => table.round === round)
const isMeeting = ({ names }: Table) => names[1] !== null
export const meetingsNow = (evening: ModelledEvening) => tablesNow(evening).filter(isMeeting)
export const isComplete = (evening: ModelledEvening) => meetingsNow(evening).every(({ score }) => score !== null)

export function playing({ people }: ModelledEvening, round: number): readonly string[] {
  return people.flatMap(({ name, left, firstRound }) => (left === null && firstRound <= round ? [name] : []))
}

export const joins =
  (phone: number, name: string): Rule =>
  (evening) => {
    if (evening.people.some((one) => one.phone === phone)) return evening
    if (evening.phase !== 'waiting') return 'tournament_already_started'
    const namesake = evening.people.find((one) => one.name === name)
    if (namesake) return namesake.phone === null ? changedPerson(evening, name, { phone }) : 'player_name_taken'
    if (seated(evening) >= evening.capacity) return 'tournament_full'
    return { ...evening, people: [...evening.people, { name, phone, firstRound: 1, left: null, leftAlone: false }] }
  }

export const isAddedByHand =
  (name: string): Rule =>
  (evening) => {
    if (evening.phase === 'finished') return 'tournament_finished'
    if (evening.people.some((one) => one.name === name)) return 'player_name_taken'
    const person = { name, phone: null, firstRound: evening.round + 1, left: null, leftAlone: false }
    return {
      ...evening,
      capacity: Math.max(evening.capacity, seated(evening) + 1),
      people: [...evening.people, person],
    }
  }

export const leaves =
  (person: Person, leftAlone: boolean): Rule =>
  (evening) => {
    if (evening.phase === 'finished') return 'tournament_finished'
    const { name } = person
    if (person.firstRound > evening.round)
      return { ...evening, people: evening.people.filter((one) => one.name !== name) }
    return person.left === null ? changedPerson(evening, name, { left: evening.round, leftAlone }) : evening
  }

export const isRestored =
  ({ name, left }: Person): Rule =>
  (evening) => {
    if (evening.phase === 'finished') return 'tournament_finished'
    if (left === null) return evening
    const capacity = Math.max(evening.capacity, seated(evening) + 1)
    return changedPerson({ ...evening, capacity }, name, { left: null, leftAlone: false })
  }

export const returns =
  (person: Person): Rule =>
  (evening) => {
    if (evening.phase === 'finished') return 'tournament_finished'
    if (person.left === null) return evening
    return person.leftAlone && person.left === evening.round ? isRestored(person)(evening) : 'return_needs_organizer'
  }

export const isRenamed =
  (person: Person, name: string): Rule =>
  (evening) => {
    if (person.name === name) return evening
    if (evening.people.some((one) => one.name === name)) return 'player_name_taken'
    const renamed = changedPerson(evening, person.name, { name })
    const named = (old: string) => (old === person.name ? name : old)
    return {
      ...renamed,
      tables: renamed.tables.map((table) => ({
        ...table,
        names: [named(table.names[0]), table.names[1] === null ? null : named(table.names[1])],
        reports: table.reports.map(({ by, score }) => ({ by: named(by), score })),
      })),
    }
  }

/** The new round's tables come from the server. */
const opens = (evening: ModelledEvening): Expected =>
  playing(evening, evening.round + 1).length < 2
    ? 'not_enough_players'
    : { ...evening, phase: 'running', round: evening.round + 1 }

export const starts: Rule = (evening) => (evening.phase === 'waiting' ? opens(evening) : 'tournament_already_started')

const whileRunning =
  (rule: Rule): Rule =>
  (evening) =>
    evening.phase === 'running'
      ? rule(evening)
      : evening.phase === 'waiting'
        ? 'tournament_not_running'
        : 'tournament_finished'

export const opensRound = (wished: number): Rule =>
  whileRunning((evening) => {
    if (wished <= evening.round) return evening
    if (wished > evening.round + 1) return 'round_not_current'
    return isComplete(evening) ? opens(evening) : 'round_not_complete'
  })

export const takesBackRound =
  (round: number): Rule =>
  (evening) => {
    if (evening.phase === 'finished') return 'tournament_finished'
    if (round === evening.round + 1) return evening
    if (round !== evening.round || evening.phase === 'waiting') return 'round_not_current'
    if (meetingsNow(evening).some(({ score, reports }) => score !== null || reports.length > 0))
      return 'round_has_results'
    return {
      ...evening,
      phase: round === 1 ? 'waiting' : 'running',
      round: round - 1,
      tables: evening.tables.filter((table) => table.round !== round),
      people: evening.people.map((one) => ({
        ...one,
        firstRound: Math.min(one.firstRound, round),
        left: one.left === null ? null : Math.min(one.left, round - 1),
      })),
    }
  }

export const finishes: Rule = whileRunning((evening) =>
  isComplete(evening) ? { ...evening, phase: 'finished' } : 'round_not_complete',
)

export const reopens: Rule = (evening) => {
  if (evening.phase === 'waiting') return 'tournament_not_running'
  return evening.phase === 'finished' ? { ...evening, phase: 'running' } : evening
}

const SCORES = new Set(['2-0', '2-1', '1-2', '0-2', '1-0', '0-1', '1-1', '0-0'])

/** The staff may decide any round. */
export const isDecided = (table: Table, score: string): Rule =>
  whileRunning((evening) => {
    if (!SCORES.has(score)) return 'score_invalid'
    if (table.decidedByStaff && table.score === score) return evening
    return changedTable(evening, table.id, { score, decidedByStaff: true, reports: [] })
  })

export const isErased = (table: Table): Rule =>
  whileRunning((evening) => {
    if (table.round !== evening.round) return 'match_not_current'
    if (table.score === null && table.reports.length === 0) return evening
    return changedTable(evening, table.id, { score: null, decidedByStaff: false, reports: [] })
  })

/**
 * The first score counts; the opponent confirms it, or both reports go to the staff until they agree. Null contests; a dropped player
 * cannot report.
 */
export const isReported = (table: Table, by: string, score: string | null): Rule =>
  whileRunning((evening) => {
    if (!table.names.includes(by)) return 'not_your_match'
    if (table.round !== evening.round) return 'match_not_current'
    if (evening.people.some(({ name, left }) => name === by && left !== null)) return 'player_has_left'
    if (score !== null && !SCORES.has(score)) return 'score_invalid'
    const isUntouched = table.score === null && table.reports.length === 0
    if (score === null && isUntouched) return 'score_invalid'
    const keep = (part: Partial<Table>) => changedTable(evening, table.id, part)
    const report = { by, score }
    const reports = [...table.reports, report]
    if (isUntouched) return keep({ score, reports })
    if (table.score !== null && score === table.score) {
      const isKnown = table.decidedByStaff || table.reports.some((one) => one.by === by)
      return isKnown ? evening : keep({ reports })
    }
    if (table.decidedByStaff) return 'result_decided_by_organizer'
    if (table.score !== null) {
      const isAlone = table.reports.every((one) => one.by === by)
      if (isAlone && score !== null) return keep({ score, reports: [report] })
      return keep({ score: null, reports })
    }
    const other = table.reports.findLast((one) => one.by !== by)
    if (score !== null && other?.score === score) return keep({ score, reports: [other, report] })
    const own = table.reports.findLast((one) => one.by === by)
    return own && own.score === score ? evening : keep({ score: null, reports: reports.slice(-6) })
  })

/** Three points for a win or a bye, one for a draw, none for a loss or a missed round. */
export function pointsOf({ tables }: ModelledEvening, name: string): number {
  return tables.reduce((sum, { names, score }) => {
    if (!names.includes(name)) return sum
    if (names[1] === null) return sum + 3
    const [wins1 = 0, wins2 = 0] = (score ?? '').split('-').map(Number)
    if (wins1 === wins2) return sum + 1
    return sum + (wins1 > wins2 === (names[0] === name) ? 3 : 0)
  }, 0)
}
