import { nameKey } from '../players/player-name.ts'
import { readEnd, readScore } from './read-end.ts'
import { isOfMeetings, type RescueColumns, readColumns } from './rescue-columns.ts'
import { type RescueLine, rescueLines } from './rescue-lines.ts'
import {
  RESCUE_LINE_MAX_LENGTH,
  type Rescue,
  type RescuedFigure,
  type ToldEvening,
  type ToldMeeting,
  type ToldStanding,
  unread,
} from './rescued-evening.ts'

const ROUND = /(?:^|[\s(–—-])(?:round|ronde|runde|rd|tour) ?(?:n°|no|#)? ?(\d{1,2})(?:$|[\s):–—/-])/
const STANDINGS = ['classement', 'standings', 'ranking']
const FIGURES = ['opponentMatchWin', 'gameWin', 'opponentGameWin'] as const satisfies readonly RescuedFigure[]
const NOBODY = new Set([
  '',
  '-',
  '–',
  '—',
  'bye',
  'exempt',
  'exempte',
  '*** bye ***',
  '* bye *',
  '(bye)',
  'n/a',
  'none',
])
const VERSUS = [' vs. ', ' vs ', ' contre ', ' – ', ' — ', ' - ']
const HAS_LEFT = new Set(['yes', 'oui', 'true', '1', 'x', 'dropped', 'drop', 'abandon', 'inactive', 'parti', 'partie'])

/** Thirty rounds of the most players, with titles, have fewer. */
const MOST_LINES = 12_000

type Reading = {
  readonly meetings: ToldMeeting[]
  readonly standings: ToldStanding[]
  section: 'none' | 'meetings' | 'standings'
  round: number | null
  standingsRound: number | null
  columns: RescueColumns | null
  name: string | null
}

/** Pairings and standings as text, with tabs, semicolons, commas or wide blanks, or as a web page. */
export function readTables(text: string): Rescue<ToldEvening> {
  const reading: Reading = {
    ...{ meetings: [], standings: [], section: 'none', round: null, standingsRound: null, columns: null, name: null },
  }
  const lines = rescueLines(text)
  if (lines.length > MOST_LINES) return unread('tooLarge', MOST_LINES)
  for (const line of lines) {
    if (line.cells.some((cell) => cell.length > RESCUE_LINE_MAX_LENGTH)) return unread('longLine', line.number)
    const fault = readLine(reading, line)
    if (fault) return fault
  }
  const { meetings, standingsRound, name } = reading
  // Where several phases follow each other, the last one counts.
  const standings = [...new Map(reading.standings.map((row) => [nameKey(row.name), row])).values()]
  if (meetings.length === 0 && standings.length === 0) return unread('nothing', 1)
  return { read: { name, game: null, meetings, standings, standingsRound, left: [] } }
}

function readLine(reading: Reading, line: RescueLine): ReturnType<typeof unread> | null {
  if (readTitle(reading, line.cells)) return null
  const columns = readColumns(line.cells)
  if (columns) {
    reading.columns = columns
    reading.section = isOfMeetings(columns) ? 'meetings' : 'standings'
    return null
  }
  switch (reading.section) {
    case 'none':
      reading.name ??= line.cells.length === 1 ? (line.cells[0]?.slice(0, 100) ?? null) : null
      return null
    case 'meetings':
      return reading.columns ? meetingOfRow(reading, line, reading.columns) : meetingOfWords(reading, line)
    case 'standings':
      return reading.columns ? standingOfRow(reading, line, reading.columns) : standingOfWords(reading, line)
    default:
      return reading.section satisfies never
  }
}

/** "Ronde 2", "Pairings – Round 2", "Classement après la ronde 2". */
function readTitle(reading: Reading, cells: readonly string[]): boolean {
  const written = cells.filter((cell) => cell !== '')
  const text = nameKey(written.join(' '))
  if (written.length > 2 || text.length > 120) return false
  const number = ROUND.exec(text)?.[1]
  const isStandings = STANDINGS.some((word) => text.includes(word)) && readColumns(cells) === null
  if (isStandings) {
    reading.section = 'standings'
    reading.standingsRound = number === undefined ? reading.standingsRound : Number(number)
  } else if (number !== undefined && !VERSUS.some((word) => text.includes(word) && text.indexOf(word) > 14)) {
    reading.section = 'meetings'
    reading.round = Number(number)
  } else return false
  reading.columns = null
  return true
}

function meetingOfRow(reading: Reading, line: RescueLine, columns: RescueColumns): ReturnType<typeof unread> | null {
  const { cells, number } = line
  const at = (column: keyof Omit<RescueColumns, 'width'>) => cellAt(cells, columns[column])
  if (cells.length < Math.max(columns.one ?? 0, columns.last ?? 0) + 1) {
    return unread('cells', number, { found: String(columns.width) })
  }
  const round = columns.round === undefined ? reading.round : wholeNumber(at('round').replace(/^\D{1,10}/, ''))
  if (round === null)
    return unread(columns.round === undefined ? 'noRound' : 'roundNumber', number, { found: at('round') })
  const [one, before] = withPoints(nameIn(cells, columns))
  const [two, opponentsBefore] = withPoints(at('two'))
  if (one === '' && two === '') return null
  const isAlone = NOBODY.has(nameKey(two))
  const told = columns.wins1 !== undefined && columns.wins2 !== undefined && at('result') === ''
  const written = told
    ? [at('wins1'), at('wins2'), ...(at('draws') === '' ? [] : [at('draws')])].join('-')
    : at('result')
  const points = [wholeNumber(at('points')) ?? before, wholeNumber(at('points2')) ?? opponentsBefore] as const
  const table = wholeNumber(at('table').replace(/^\D{1,10}/, ''))
  return keepMeeting(reading, { line: number, round, table, one, two: isAlone ? null : two, points }, written)
}

function keepMeeting(
  reading: Reading,
  meeting: Omit<ToldMeeting, 'end' | 'isLoss'>,
  written: string,
): ReturnType<typeof unread> | null {
  const { line, one, two } = meeting
  const end = readEnd(written, one, two)
  if (end === undefined) return unread('result', line, { found: written.slice(0, 60) })
  if (end === 'bye' || two === null) {
    const isLoss = end !== 'bye' && end !== null && end.score.wins1 < Math.max(1, end.score.wins2)
    reading.meetings.push({ ...meeting, two: null, end: null, ...(isLoss ? { isLoss } : {}) })
  } else reading.meetings.push({ ...meeting, end })
  return null
}

/** "3. Zoé vs Max 2-1", "Zoé 2-1 Max", "Léa - bye", or the same in cells without headings. */
function meetingOfWords(reading: Reading, { cells, number }: RescueLine): ReturnType<typeof unread> | null {
  const { round } = reading
  if (round === null) return unread('noRound', number)
  const written = cells.filter((cell) => cell !== '')
  const table = written.length > 2 ? wholeNumber((written[0] ?? '').replace(/^table /i, '')) : null
  const rest = table === null ? written : written.slice(1)
  const words = rest
    .join('  ')
    .split(' ')
    .filter((word, index, all) => word !== '' || all[index - 1] !== '')
  const numbered = table === null ? tableBefore(rest.join(' ')) : { table, text: rest.join(' ') }
  const split = rest.length >= 2 && rest.length <= 3 ? inCells(rest) : inWords(numbered.text)
  if (!split) return unread('cells', number, { found: words.join(' ').slice(0, 60) })
  const [one, before] = withPoints(split.one)
  const [two, opponentsBefore] = withPoints(split.two)
  const meeting = {
    ...{ line: number, round, table: table ?? numbered.table, one, points: [before, opponentsBefore] as const },
    two: NOBODY.has(nameKey(two)) ? null : two,
  }
  return keepMeeting(reading, meeting, split.result)
}

type Split = { readonly one: string; readonly two: string; readonly result: string }

function inCells(cells: readonly string[]): Split {
  const [one = '', second = '', third = ''] = cells
  return readScore(second) && third !== '' ? { one, two: third, result: second } : { one, two: second, result: third }
}

function inWords(text: string): Split | null {
  const words = text.split(' ')
  const last = words.at(-1) ?? ''
  const scored = readScore(last) ? { body: words.slice(0, -1).join(' '), result: last } : { body: text, result: '' }
  const versus = VERSUS.find((word) => scored.body.includes(word))
  if (versus !== undefined) {
    const [one, two] = parted(scored.body, versus)
    return toldAfter(one, parted(text, versus)[1]) ?? { one, two, result: scored.result }
  }
  const middle = words.findIndex((word, index) => index > 0 && index < words.length - 1 && readScore(word) !== null)
  if (middle !== -1) {
    const [one, two] = [words.slice(0, middle), words.slice(middle + 1)].map((part) => part.join(' '))
    return { one: one ?? '', two: two ?? '', result: words[middle] ?? '' }
  }
  const [, alone] = /^(\S.*?)(?: (?:has|gets|receives|reçoit) (?:a|the|un|le)| a un)? bye$/i.exec(text.trim()) ?? []
  return alone === undefined ? null : { one: alone, two: 'bye', result: '' }
}

/** "Zoé vs. Max - Zoé won 2-1-0": what follows the second name is a result only if it reads as one. */
function toldAfter(one: string, rest: string): Split | null {
  const [two, result] = parted(rest, [' – ', ' — ', ' - '].find((word) => rest.includes(word)) ?? ' : ')
  const names = [one, two].map((name) => withPoints(name)[0])
  return result !== '' && readEnd(result, names[0] ?? '', names[1] ?? '') !== undefined ? { one, two, result } : null
}

function parted(text: string, word: string): readonly [string, string] {
  const at = text.indexOf(word)
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + word.length)]
}

function tableBefore(text: string): { readonly table: number | null; readonly text: string } {
  const [, table, rest] = /^(?:table )?(\d{1,4})[.):]? +(\S.*)$/i.exec(text) ?? []
  return table === undefined || rest === undefined ? { table: null, text } : { table: Number(table), text: rest }
}

function standingOfRow(reading: Reading, line: RescueLine, columns: RescueColumns): ReturnType<typeof unread> | null {
  const { cells, number } = line
  const name = nameIn(cells, columns)
  if (name === '') return unread('cells', number, { found: String(columns.width) })
  const figures = FIGURES.flatMap((figure) => {
    const share = readShare(cellAt(cells, columns[figure]))
    return share === null ? [] : [[figure, share] as const]
  })
  reading.standings.push({
    ...{ line: number, name, points: wholeNumber(cellAt(cells, columns.points)) },
    ...{ rank: wholeNumber(cellAt(cells, columns.rank).replace(/\D{1,4}$/, '')), ...recordIn(cells, columns) },
    figures: Object.fromEntries(figures),
    hasLeft: HAS_LEFT.has(nameKey(cellAt(cells, columns.left))),
  })
  return null
}

/** "1. Zoé 6", or the same in cells, with shares in the usual order. */
function standingOfWords(reading: Reading, { cells, number }: RescueLine): ReturnType<typeof unread> | null {
  const words = cells.filter((cell) => cell !== '').flatMap((cell) => cell.split(' '))
  const shares = words.filter((word) => readShare(word) !== null && /[%.,]/.test(word))
  const whole = words.filter((word) => !shares.includes(word))
  const points = wholeNumber(whole.at(-1) ?? '')
  const isRanked = wholeNumber((whole[0] ?? '').replace(/[.)]$/, '')) !== null
  const name = whole.slice(isRanked ? 1 : 0, -1).join(' ')
  if (points === null || name === '') return unread('cells', number, { found: cells.join(' ').slice(0, 60) })
  const figures = Object.fromEntries(
    FIGURES.flatMap((figure, index) => {
      const share = readShare(shares[index] ?? '')
      return share === null ? [] : [[figure, share] as const]
    }),
  )
  const rank = isRanked ? wholeNumber((whole[0] ?? '').replace(/[.)]$/, '')) : null
  reading.standings.push({ line: number, name, rank, points, won: null, drawn: null, figures, hasLeft: false })
  return null
}

/** Matches won and drawn: in columns, or as "3-1-0". */
function recordIn(cells: readonly string[], columns: RescueColumns): Pick<ToldStanding, 'won' | 'drawn'> {
  const record = readScore(cellAt(cells, columns.record))
  const won = wholeNumber(cellAt(cells, columns.matchesWon ?? columns.wins1))
  const drawn = wholeNumber(cellAt(cells, columns.matchesDrawn ?? columns.draws))
  return record ? { won: record.wins1, drawn: record.draws } : { won, drawn: won === null ? null : (drawn ?? 0) }
}

function nameIn(cells: readonly string[], columns: RescueColumns): string {
  const whole = cellAt(cells, columns.one)
  if (columns.first === undefined && columns.last === undefined) return whole
  // "Nom" beside "Prénom" is the family name.
  return [cellAt(cells, columns.first), cellAt(cells, columns.last) || whole].filter((part) => part !== '').join(' ')
}

/** "Zoé (6)", as printed pairings have it. */
function withPoints(cell: string): readonly [name: string, points: number | null] {
  const [, name, points] = /^(.{1,300}) \((\d{1,3})(?: ?(?:pts?|points?))?\)$/i.exec(cell) ?? []
  return name === undefined ? [cell, null] : [name, Number(points)]
}

function readShare(cell: string): number | null {
  const [, number, percent] = /^(\d{1,3}(?:[.,]\d{1,12})?) ?(%?)$/.exec(cell) ?? []
  if (number === undefined) return null
  const value = Number(number.replace(',', '.'))
  const share = percent === '%' || value > 1 ? value / 100 : value
  return share <= 1 ? share : null
}

function cellAt(cells: readonly string[], index: number | undefined): string {
  return index === undefined ? '' : (cells[index] ?? '')
}

function wholeNumber(text: string): number | null {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : null
}
