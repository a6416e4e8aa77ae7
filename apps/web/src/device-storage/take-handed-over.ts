import { HANDED_KEYS } from '@tablee/contract/serving/handed-over'
import { DeviceStorage, type Preference } from './device-storage.ts'
import { isRecord } from './saved-tournament.ts'

/** The latest ones; nobody takes part in as many. */
const MOST_TAKEN = 2_000
const PREFERENCES: readonly Preference[] = ['language', 'theme', 'clock-sound', 'spoken-table', 'quiet']

/**
 * Takes each thing once: what this browser has already stays, and what was taken and given up does not come back. Skips what the app cannot
 * read.
 */
export function takeHandedOver(here: DeviceStorage): void {
  const kept = readKept(here.handedOver())
  const before = new Set(here.takenOver())
  const taken = new Set(before)
  const there = storageOf(kept)
  const ids = tournamentsIn(kept)
  const isFirst = (name: string) => taken.size !== taken.add(name).size
  for (const id of ids) takeTournament({ there, here, isFirst }, id)
  for (const saved of there.savedTournaments()) {
    if (!isFirst(`saved ${saved.id}`)) continue
    const known = here.savedTournaments().find(({ id }) => id === saved.id)
    here.saveTournament(saved, Math.max(saved.lastAccessed, known?.lastAccessed ?? 0))
  }
  for (const score of there.unsent.list()) {
    const isAnswered = here.unsent.list().some(({ matchId, role }) => matchId === score.matchId && role === score.role)
    if (isFirst(`unsent ${score.actId}`) && !isAnswered) here.unsent.add(score)
  }
  for (const name of PREFERENCES) {
    const value = there.preference(name)
    if (value !== null && isFirst(`preference ${name}`) && here.preference(name) === null)
      here.setPreference(name, value)
  }
  here.noteTakenOver([...taken].slice(-MOST_TAKEN))
}

type Taking = {
  readonly there: DeviceStorage
  readonly here: DeviceStorage
  readonly isFirst: (name: string) => boolean
}

function takeTournament({ there, here, isFirst }: Taking, id: string): void {
  for (const role of ['organizer', 'player'] as const) {
    const secret = there.secret(role, id)
    if (secret !== null && isFirst(`${role} ${id}`) && here.secret(role, id) === null) here.setSecret(role, id, secret)
  }
  const helping = there.helping.find(id)
  if (helping && isFirst(`helping ${id}`) && !here.helping.find(id)) here.helping.keep(id, helping)
  const waiting = there.waitingFor(id)
  if (waiting && isFirst(`waiting ${id}`) && !here.isWaiting())
    here.noteWaiting(id, waiting.playerName, waiting.askedAt)
  for (const kind of ['chosenScores', 'arranged'] as const) {
    const begun = there[kind].find(id)
    if (begun !== undefined && isFirst(`${kind} ${id}`) && here[kind].find(id) === undefined) here[kind].keep(id, begun)
  }
}

type Kept = ReadonlyMap<string, string>

function readKept(text: string | null): Kept {
  const read = parsed(text)
  const texts = HANDED_KEYS.map((key) => [key, isRecord(read) ? read[key] : undefined] as const)
  return new Map(texts.filter((each): each is [(typeof HANDED_KEYS)[number], string] => typeof each[1] === 'string'))
}

/** Read as the app read it at the other address. */
function storageOf(kept: Kept): DeviceStorage {
  const backend = { getItem: (key: string) => kept.get(key) ?? null, setItem: () => {}, removeItem: () => {} }
  return new DeviceStorage({ backend: () => backend, log: () => {} })
}

/** Every tournament with any entry. */
function tournamentsIn(kept: Kept): ReadonlySet<string> {
  const ids = [...kept.values()].flatMap((text) => {
    const value = parsed(text)
    if (!Array.isArray(value)) return isRecord(value) ? Object.keys(value) : []
    return value.flatMap((entry) => (Array.isArray(entry) && typeof entry[0] === 'string' ? [entry[0]] : []))
  })
  // No names such as `constructor`.
  return new Set(ids.filter((id) => !(id in {})))
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
