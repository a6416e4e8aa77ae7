import { BYE_NAME, nameKey, PLAYER_NAME_MAX_LENGTH, typedName } from '../players/player-name.ts'
import type { Game } from '../rule-packs/rule-pack.ts'
import { gatherEvening, USUAL_POINTS } from './gather-evening.ts'
import { readTold } from './read-rescue.ts'
import { type Rescue, type ToldEvening, type ToldStanding, unread } from './rescued-evening.ts'
import { rescuePreview } from './rescued-file.ts'

/** More came to no evening that a season counts. */
export const MOST_PAST_PEOPLE = 500

export type PastPlace = {
  readonly name: string
  readonly place: number
  readonly won: number
  readonly drawn: number
}

/** Where wins come from: the file's own figures, its rounds, or what points would need. */
export const WINS_FROM = ['told', 'rounds', 'points', 'nowhere'] as const

/** An evening that is over, as another tool ranked it. */
export type PastEvent = {
  readonly name: string | null
  readonly game: Game | null
  readonly places: readonly PastPlace[]
  readonly winsFrom: (typeof WINS_FROM)[number]
}

/** The final ranking of an evening: as the text gives it, else as its rounds do. */
export function readPastEvent(text: string): Rescue<PastEvent> {
  const told = readStandings(text)
  if (told.fault) return told
  const { name, game, standings } = told.read
  const past = standings.length > 0 ? givenPlaces(told.read) : countedPlaces(told.read)
  if (past.fault) return past
  const fault = nameFault(past.read.places, standings)
  return fault ?? { read: { name, game, ...past.read } }
}

const TITLE = 'Classement'
/** "1. Zoé 9", "1;Zoé;9". */
const RANKED_LINE = /^\s*"?\d{1,3}"?[.)°]?\s*[\s;,|\t]/

/** Also rows that no title and no headings announce. */
function readStandings(text: string): Rescue<ToldEvening> {
  const told = readTold(text)
  if (told.fault?.kind !== 'nothing') return told
  const lines = text.split(/\r\n|\r|\n/)
  const first = lines.findIndex((line) => RANKED_LINE.test(line))
  if (first === -1) return told
  const titled = readTold([...lines.slice(0, first), TITLE, ...lines.slice(first)].join('\n'))
  if (titled.fault) return { fault: { ...titled.fault, line: lineBefore(titled.fault.line, first) } }
  const standings = titled.read.standings.map((row) => ({ ...row, line: lineBefore(row.line, first) }))
  return { read: { ...titled.read, standings } }
}

/** Without the title that was put in. */
function lineBefore(line: number | null, title: number): number | null {
  return line !== null && line > title ? line - 1 : line
}

type Places = Pick<PastEvent, 'places' | 'winsFrom'>

function countedPlaces(told: ToldEvening): Rescue<Places> {
  const gathered = gatherEvening(told)
  if (gathered.fault) return gathered
  if (gathered.read.pending > 0) {
    const round = gathered.read.rounds.length
    const open = told.meetings.find((meeting) => meeting.round === round && meeting.two !== null && !meeting.end)
    return unread('missingResult', open?.line ?? null, { round })
  }
  const preview = rescuePreview(gathered.read, { name: 'x', game: told.game ?? 'other', lot: 'past' })
  if (!preview) return unread('nothing', null)
  const places = preview.rows.map(({ name, rank, won, drawn }) => ({ name, place: rank, won, drawn }))
  return { read: { places, winsFrom: 'rounds' } }
}

function givenPlaces({ standings, meetings }: ToldEvening): Rescue<Places> {
  const isRanked = standings.every(({ rank }) => rank !== null && rank >= 1 && rank <= MOST_PAST_PEOPLE)
  const arePointsTold = standings.every(({ points }) => points !== null)
  const told = winsIn(standings, meetings, arePointsTold)
  const isSound = standings.every(({ name }) => Math.max(...Object.values(told.of(nameKey(name)))) <= MOST_PAST_WINS)
  const wins = isSound ? told : UNTOLD
  const places = standings
    .map((row, index) => ({
      name: typedName(row.name),
      place: isRanked ? (row.rank ?? 1) : index + 1,
      ...wins.of(nameKey(row.name)),
    }))
    .toSorted((one, other) => one.place - other.place)
  return { read: { places, winsFrom: wins.winsFrom } }
}

/** No evening has so many rounds: what is more are points of something else. */
export const MOST_PAST_WINS = 100

function winsIn(standings: readonly ToldStanding[], meetings: ToldEvening['meetings'], arePointsTold: boolean): Wins {
  if (standings.every(({ won }) => won !== null)) return ofStandings(standings)
  if (meetings.length > 0) return ofMeetings({ meetings })
  return arePointsTold ? ofPoints(standings) : UNTOLD
}

const NOTHING = { won: 0, drawn: 0 } as const
type Wins = { readonly winsFrom: PastEvent['winsFrom']; readonly of: (key: string) => { won: number; drawn: number } }

const UNTOLD: Wins = { winsFrom: 'nowhere', of: () => NOTHING }

function ofStandings(standings: readonly ToldStanding[]): Wins {
  const rows = new Map(standings.map(({ name, won, drawn }) => [nameKey(name), { won: won ?? 0, drawn: drawn ?? 0 }]))
  return { winsFrom: 'told', of: (key) => rows.get(key) ?? NOTHING }
}

/** As few draws as the points allow. */
function ofPoints(standings: readonly ToldStanding[]): Wins {
  const { win } = USUAL_POINTS
  const rows = new Map(
    standings.map(({ name, points }) => [
      nameKey(name),
      { won: Math.floor((points ?? 0) / win), drawn: (points ?? 0) % win },
    ]),
  )
  return { winsFrom: 'points', of: (key) => rows.get(key) ?? NOTHING }
}

function ofMeetings({ meetings }: Pick<ToldEvening, 'meetings'>): Wins {
  const won = new Map<string, number>()
  const drawn = new Map<string, number>()
  const seen = new Set<string>()
  const count = (of: Map<string, number>, name: string) => of.set(nameKey(name), (of.get(nameKey(name)) ?? 0) + 1)
  for (const { round, one, two, end, isLoss } of meetings) {
    const pair = `${round} ${[one, two ?? ''].map(nameKey).toSorted().join('\n')}`
    if (seen.has(pair)) continue
    seen.add(pair)
    if (two === null) {
      if (!isLoss) count(won, one)
      continue
    }
    if (!end || end.score.isDoubleLoss) continue
    const { wins1, wins2 } = end.score
    if (wins1 === wins2) for (const name of [one, two]) count(drawn, name)
    else count(won, wins1 > wins2 ? one : two)
  }
  return { winsFrom: 'rounds', of: (key) => ({ won: won.get(key) ?? 0, drawn: drawn.get(key) ?? 0 }) }
}

function nameFault(places: readonly PastPlace[], standings: readonly ToldStanding[]) {
  if (places.length > MOST_PAST_PEOPLE) return unread('tooMany', null, { found: String(MOST_PAST_PEOPLE) })
  const lineOf = (key: string) => standings.findLast((row) => nameKey(row.name) === key)?.line ?? null
  const seen = new Set<string>()
  for (const { name } of places) {
    const key = nameKey(name)
    if (key === '' || key === nameKey(BYE_NAME) || name.length > PLAYER_NAME_MAX_LENGTH) {
      return unread('name', lineOf(key), { found: name.slice(0, 60) })
    }
    if (seen.has(key)) return unread('sameName', lineOf(key), { found: name })
    seen.add(key)
  }
  return null
}
