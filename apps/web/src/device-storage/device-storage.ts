import { KeptValues, type KeptValuesOptions } from './kept-values.ts'
import { newSecret, publicIdOf } from './secret.ts'
import { type SeenBackend, SeenTournaments } from './seen-tournaments.ts'

export type DeviceRole = 'organizer' | 'player'

/** A tournament this browser takes part in. */
export type SavedTournament = {
  readonly id: string
  readonly code: string
  readonly role: DeviceRole
  /** Milliseconds since 1970. */
  readonly lastAccessed: number
  readonly playerName: string | null
}

export type Preference = 'theme' | 'language'

const SAVED_TOURNAMENTS_KEY = 'userTournaments'
const SIGNED_IN_KEY = 'tablee:signed_in'
const USER_ID_KEY = 'tablee:user_id'
const SECRET_KEYS: Record<DeviceRole, string> = { organizer: 'tablee:organizer_ids', player: 'tablee:player_ids' }

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readSavedTournament(value: unknown): SavedTournament[] {
  if (!isRecord(value)) return []
  const { id, code, role, lastAccessed, playerName } = value
  if (typeof id !== 'string' || typeof code !== 'string') return []
  return [
    {
      id,
      code,
      role: role === 'organizer' ? 'organizer' : 'player',
      lastAccessed: typeof lastAccessed === 'number' ? lastAccessed : 0,
      playerName: typeof playerName === 'string' ? playerName : null,
    },
  ]
}

/** Everything this browser remembers: tournaments, the secrets that prove a role in them, and how the person likes it. */
export class DeviceStorage {
  readonly #values: KeptValues
  readonly #log: KeptValuesOptions['log']
  readonly #listeners = new Set<() => void>()
  #version = 0

  /** Public states of the device's own tournaments, for when there is no network. */
  readonly seen: SeenTournaments

  constructor(options: KeptValuesOptions & { readonly seen?: SeenBackend | null }) {
    this.#values = new KeptValues(options)
    this.#log = options.log
    this.seen = new SeenTournaments({ backend: options.seen ?? null, log: options.log })
  }

  /** Newest first. */
  savedTournaments(): readonly SavedTournament[] {
    const saved = this.#readJson(SAVED_TOURNAMENTS_KEY)
    if (!Array.isArray(saved)) return []
    return saved.flatMap(readSavedTournament).sort((a, b) => b.lastAccessed - a.lastAccessed)
  }

  /** One entry per tournament: an organizer who also plays stays organizer, and a known player name is kept. */
  saveTournament(entry: Omit<SavedTournament, 'lastAccessed'>, now = Date.now()): void {
    const saved = this.savedTournaments()
    const known = saved.find(({ id }) => id === entry.id)
    const merged: SavedTournament = {
      ...entry,
      role: known?.role === 'organizer' ? 'organizer' : entry.role,
      playerName: entry.playerName ?? known?.playerName ?? null,
      lastAccessed: now,
    }
    this.#write(SAVED_TOURNAMENTS_KEY, JSON.stringify([merged, ...saved.filter(({ id }) => id !== entry.id)]))
  }

  /** Takes the tournament off the list, and what was seen of it off the device; the secrets stay. */
  forgetTournament(tournamentId: string): void {
    const saved = this.savedTournaments()
    const gone = saved.filter(({ id }) => id === tournamentId)
    this.#write(SAVED_TOURNAMENTS_KEY, JSON.stringify(saved.filter(({ id }) => id !== tournamentId)))
    void this.seen.forget(gone.map(({ code }) => code))
  }

  /** What this browser sends as `organizerId` or `playerId` to act in that role. */
  secret(role: DeviceRole, tournamentId: string): string | null {
    return this.#secrets(role)[tournamentId] ?? null
  }

  setSecret(role: DeviceRole, tournamentId: string, secret: string): void {
    this.#write(SECRET_KEYS[role], JSON.stringify({ ...this.#secrets(role), [tournamentId]: secret }))
  }

  removeSecret(role: DeviceRole, tournamentId: string): void {
    const { [tournamentId]: _removed, ...others } = this.#secrets(role)
    this.#write(SECRET_KEYS[role], JSON.stringify(others))
  }

  /** The id under which this browser appears in that role, null when it has none. */
  publicId(role: DeviceRole, tournamentId: string): string | null {
    const secret = this.secret(role, tournamentId)
    return secret === null ? null : publicIdOf(secret)
  }

  /** Whether this browser holds the secret behind a public id, such as `organizerId` of the document or `player1Id` of a match. */
  isHolder(role: DeviceRole, tournamentId: string, publicId: string | null): boolean {
    return publicId !== null && this.publicId(role, tournamentId) === publicId
  }

  /** A lasting id of this browser, made at first use. Says nothing about the person and proves nothing. */
  userId(): string {
    const known = this.#values.get(USER_ID_KEY)
    if (known) return known
    const made = newSecret()
    this.#write(USER_ID_KEY, made)
    return made
  }

  /** Whether somebody signed in on this device and did not leave since. Proves nothing; spares asking in vain. */
  isSignedIn(): boolean {
    return this.#values.get(SIGNED_IN_KEY) !== null
  }

  noteSignedIn(isSignedIn: boolean): void {
    if (isSignedIn !== this.isSignedIn()) this.#write(SIGNED_IN_KEY, isSignedIn ? 'yes' : null)
  }

  preference(name: Preference): string | null {
    return this.#values.get(`tablee:${name}`)
  }

  setPreference(name: Preference, value: string | null): void {
    this.#write(`tablee:${name}`, value)
  }

  /** Something will be forgotten when the page is closed. */
  onLoss(listener: () => void): () => void {
    return this.#values.onLoss(listener)
  }

  /** Called after every change made here, and after `noticeOutsideChange`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Grows with every change; for `useSyncExternalStore`. */
  readonly version = (): number => this.#version

  /** Another tab of the same browser wrote. */
  readonly noticeOutsideChange = (): void => {
    this.#version += 1
    for (const listener of this.#listeners) listener()
  }

  #secrets(role: DeviceRole): Record<string, string> {
    const secrets = this.#readJson(SECRET_KEYS[role])
    if (!isRecord(secrets)) return {}
    const texts = Object.entries(secrets).flatMap(([id, secret]) => (typeof secret === 'string' ? [[id, secret]] : []))
    return Object.fromEntries(texts)
  }

  #readJson(key: string): unknown {
    const text = this.#values.get(key)
    if (text === null) return null
    try {
      return JSON.parse(text)
    } catch (cause) {
      this.#log(`${key} in the storage of this browser is not readable`, cause)
      return null
    }
  }

  #write(key: string, value: string | null): void {
    this.#values.set(key, value)
    this.noticeOutsideChange()
  }
}
