import { HANDED_OVER_KEY } from '@tablee/contract/serving/handed-over'
import { DoorStorage } from './door-storage.ts'
import { Drafts } from './drafts.ts'
import { HelpingNotes } from './helping-notes.ts'
import { KeptByTournament } from './kept-by-tournament.ts'
import { KeptNotes } from './kept-notes.ts'
import { KeptValues, type KeptValuesOptions } from './kept-values.ts'
import { Listeners } from './listeners.ts'
import { OpenTabs } from './open-tabs.ts'
import { isRecord, readSavedTournament, SAVED_ROLES, type SavedTournament } from './saved-tournament.ts'
import { publicIdOf } from './secret.ts'
import { type SeenBackend, SeenTournaments } from './seen-tournaments.ts'
import { type ActingRole, UnsentScores } from './unsent-scores.ts'

export type DeviceRole = 'organizer' | 'player'
/** `askedAt` in milliseconds since 1970. */
export type WaitingNote = { readonly playerName: string; readonly askedAt: number }
type Sound = 'clock-sound' | 'spoken-table' | 'quiet'
type Offer = `${'calls' | 'install'}-offer`
export type Preference = 'theme' | 'language' | Sound | Offer | 'has-evening' | 'way-to-play'

/** Where the server calls this browser, in which language. */
export type CalledNote = { readonly endpoint: string; readonly language: string }

const SAVED_TOURNAMENTS_KEY = 'userTournaments'
const WAITING_KEY = 'tablee:waiting_for_seat'
const SIGNED_IN_KEY = 'tablee:signed_in'
const TIME_KEY = 'tablee:server_time_difference'
const CALLED_KEY = 'tablee:called'
const KEPT_KEY = 'tablee:kept_by_account'
const TAKEN_KEY = 'tablee:taken_over'
const SECRET_KEYS: Record<DeviceRole, string> = { organizer: 'tablee:organizer_ids', player: 'tablee:player_ids' }

/** Tournaments, secrets that prove a role in them, and preferences. */
export class DeviceStorage {
  readonly #values: KeptValues
  readonly #log: KeptValuesOptions['log']
  readonly #listeners = new Listeners()
  #version = 0

  /** For offline use. */
  readonly seen: SeenTournaments
  /** Not answered by the server yet. */
  readonly unsent: UnsentScores
  readonly helping: HelpingNotes
  /** Quick tournaments that the account runs. */
  readonly kept: KeptNotes
  /** Paired by hand and not saved yet. */
  readonly arranged: KeptByTournament
  /** Chosen by this device's player, not sent yet. */
  readonly chosenScores: KeptByTournament
  readonly linkedRegistrations: KeptByTournament
  /** Typed in this tab. */
  readonly drafts: Drafts
  readonly door: DoorStorage
  readonly openTabs: OpenTabs

  constructor(
    options: KeptValuesOptions & { readonly seen?: SeenBackend | null; readonly tab?: KeptValuesOptions['backend'] },
  ) {
    this.#values = new KeptValues(options)
    this.#log = options.log
    this.seen = new SeenTournaments({ backend: options.seen ?? null, log: options.log })
    const ofTab = new KeptValues({ backend: options.tab ?? (() => null), log: options.log })
    this.drafts = new Drafts(ofTab)
    this.door = new DoorStorage(ofTab, this.#placeOf('tablee:desk_letters'))
    this.openTabs = new OpenTabs(ofTab)
    this.helping = new HelpingNotes(this.#placeOf('tablee:helping'))
    this.kept = new KeptNotes(this.#placeOf(KEPT_KEY))
    this.arranged = new KeptByTournament(this.#placeOf('tablee:arranged_rounds'))
    this.chosenScores = new KeptByTournament(this.#placeOf('tablee:chosen_scores'))
    this.linkedRegistrations = new KeptByTournament(this.#placeOf('tablee:linked_registrations'))
    this.unsent = new UnsentScores(this.#values)
  }

  /** Newest first. */
  savedTournaments(): readonly SavedTournament[] {
    const saved = this.#readJson(SAVED_TOURNAMENTS_KEY)
    if (!Array.isArray(saved)) return []
    return saved.flatMap(readSavedTournament).sort((a, b) => b.lastAccessed - a.lastAccessed)
  }

  /** One entry per tournament: an organizer who also plays stays organizer, and a known name is kept. */
  saveTournament(entry: Omit<SavedTournament, 'lastAccessed'>, now = Date.now()): void {
    const saved = this.savedTournaments()
    const known = saved.find(({ id }) => id === entry.id)
    const merged: SavedTournament = {
      ...entry,
      role: SAVED_ROLES.find((role) => role === known?.role || role === entry.role) ?? entry.role,
      playerName: entry.playerName ?? known?.playerName ?? null,
      lastAccessed: now,
    }
    this.#write(SAVED_TOURNAMENTS_KEY, JSON.stringify([merged, ...saved.filter(({ id }) => id !== entry.id)]))
  }

  /** Moves it to the front of the list; adds nothing. */
  touchTournament(tournamentId: string, now = Date.now()): void {
    const known = this.savedTournaments().find(({ id }) => id === tournamentId)
    if (known) this.saveTournament(known, now)
  }

  /** Deletes its seen state as well; the secrets stay. */
  forgetTournament(tournamentId: string): void {
    const saved = this.savedTournaments()
    this.#write(SAVED_TOURNAMENTS_KEY, JSON.stringify(saved.filter(({ id }) => id !== tournamentId)))
    void this.seen.forget(saved.filter(({ id }) => id === tournamentId).map(({ code }) => code))
    this.unsent.forget((score) => score.tournamentId === tournamentId)
    for (const kept of [this.arranged, this.chosenScores, this.door.deskLetters]) kept.forget(tournamentId)
  }

  /** Deletes what was seen or being typed, and what only the account could send. */
  forgetAccount(): void {
    this.drafts.forgetAll()
    this.#write(KEPT_KEY, null)
    void this.seen.forgetAll()
    this.unsent.forget(({ role, tournamentId: id, author: by }) => role !== 'table' && !this.isHolder(role, id, by))
    this.arranged.keepOnly((id) => this.#actingSecrets('staff', id).length > 0)
    this.chosenScores.keepOnly((id) => this.#actingSecrets('player', id).length > 0)
  }

  /** Sent as `organizerId` or `playerId` to act in that role. */
  secret(role: DeviceRole, tournamentId: string): string | null {
    return this.#secrets(role)[tournamentId] ?? null
  }

  /** The latest last. */
  secrets(role: DeviceRole): readonly string[] {
    return Object.values(this.#secrets(role))
  }

  setSecret(role: DeviceRole, tournamentId: string, secret: string): void {
    this.#write(SECRET_KEYS[role], JSON.stringify({ ...this.#secrets(role), [tournamentId]: secret }))
  }

  removeSecret(role: DeviceRole, tournamentId: string): void {
    const { [tournamentId]: _removed, ...others } = this.#secrets(role)
    this.#write(SECRET_KEYS[role], JSON.stringify(others))
  }

  /** The name under which this browser waits for a seat, and when it last asked. */
  waitingFor(tournamentId: string): WaitingNote | null {
    const notes = this.#readJson(WAITING_KEY)
    const note = isRecord(notes) ? notes[tournamentId] : null
    if (!isRecord(note) || typeof note.playerName !== 'string' || typeof note.askedAt !== 'number') return null
    return { playerName: note.playerName, askedAt: note.askedAt }
  }

  isWaiting(): boolean {
    return Object.keys(this.#readJson(WAITING_KEY) ?? {}).length > 0
  }

  /** Only one at a time: notes about others are dropped. */
  noteWaiting(tournamentId: string, playerName: string, askedAt = Date.now()): void {
    this.#write(WAITING_KEY, JSON.stringify({ [tournamentId]: { playerName, askedAt } }))
  }

  stopWaiting(tournamentId: string): void {
    if (this.waitingFor(tournamentId)) this.#write(WAITING_KEY, null)
  }

  /** Null if this browser did not ask to be called: of players by the tournament, of who judges by a name of its own. */
  calledAt(noteId: string): CalledNote | null {
    const notes = this.#readJson(CALLED_KEY)
    const note = isRecord(notes) ? notes[noteId] : null
    if (!isRecord(note) || typeof note.endpoint !== 'string' || typeof note.language !== 'string') return null
    return { endpoint: note.endpoint, language: note.language }
  }

  noteCalled(noteId: string, note: CalledNote | null): void {
    const notes = this.#readJson(CALLED_KEY)
    const { [noteId]: _earlier, ...others } = isRecord(notes) ? notes : {}
    this.#write(CALLED_KEY, JSON.stringify(note ? { ...others, [noteId]: note } : others))
  }

  /** Null if it has none. */
  publicId(role: DeviceRole, tournamentId: string): string | null {
    const secret = this.secret(role, tournamentId)
    return secret === null ? null : publicIdOf(secret)
  }

  /** Whether this browser holds the secret behind a public id, such as `organizerId` or `player1Id`. */
  isHolder(role: ActingRole, tournamentId: string, publicId: string | null): boolean {
    return publicId !== null && this.secretBehind(role, tournamentId, publicId) !== null
  }

  secretBehind(role: ActingRole, tournamentId: string, publicId: string): string | null {
    return this.#actingSecrets(role, tournamentId).find((secret) => publicIdOf(secret) === publicId) ?? null
  }

  /** Null if it is not a secret of this browser. */
  publicIdBehind(role: ActingRole, tournamentId: string, proof: string): string | null {
    return this.#actingSecrets(role, tournamentId).includes(proof) ? publicIdOf(proof) : null
  }

  /** Proves nothing; avoids pointless requests. */
  isSignedIn(): boolean {
    return this.#values.get(SIGNED_IN_KEY) !== null
  }

  /** As of the last answer of the server; proves nothing either. */
  signedInAccount(): string | null {
    return this.#values.get('tablee:user_id')
  }

  /** Null when nobody is signed in. */
  noteSignedIn(userId: string | null): void {
    const noted = userId === null ? null : 'yes'
    if (this.#values.get('tablee:user_id') !== userId) this.#write('tablee:user_id', userId)
    if (this.#values.get(SIGNED_IN_KEY) !== noted) this.#write(SIGNED_IN_KEY, noted)
  }

  preference(name: Preference): string | null {
    return this.#values.get(`tablee:${name}`)
  }

  setPreference(name: Preference, value: string | null): void {
    this.#write(`tablee:${name}`, value)
  }

  /** In ms, positive if the server's clock is ahead. */
  serverTimeDifference(): number | null {
    const kept = this.#readJson(TIME_KEY)
    return typeof kept === 'number' && Number.isFinite(kept) ? kept : null
  }

  /** Notifies nobody: no screen shows it. */
  noteServerTimeDifference(differenceMs: number): void {
    this.#values.set(TIME_KEY, JSON.stringify(differenceMs))
  }

  /** Raw data from another address of the server, not taken yet; null if none. */
  handedOver(): string | null {
    return this.#values.get(HANDED_OVER_KEY)
  }

  /** Names of everything ever taken. */
  takenOver(): readonly string[] {
    const taken = this.#readJson(TAKEN_KEY)
    return Array.isArray(taken) ? taken.filter((name) => typeof name === 'string') : []
  }

  /** All was taken or is not wanted. */
  noteTakenOver(names: readonly string[]): void {
    this.#values.set(TAKEN_KEY, JSON.stringify(names))
    this.#write(HANDED_OVER_KEY, null)
  }

  /** Something will be lost once the page closes. */
  onLoss(listener: () => void): () => void {
    return this.#values.onLoss(listener)
  }

  /** Also after `noticeOutsideChange`; not for unsent scores, which have listeners of their own. */
  readonly subscribe = this.#listeners.subscribe

  readonly version = (): number => this.#version

  readonly noticeOutsideChange = (): void => {
    this.#changed()
    this.unsent.notice()
  }

  #actingSecrets(role: ActingRole, tournamentId: string): readonly string[] {
    const helping = role === 'staff' ? this.helping.find(tournamentId) : null
    const own = this.secret(role === 'staff' ? 'organizer' : role, tournamentId)
    return [own, helping?.secret ?? null].filter((secret) => secret !== null)
  }

  #secrets(role: DeviceRole): Record<string, string> {
    const secrets = this.#readJson(SECRET_KEYS[role])
    if (!isRecord(secrets)) return {}
    const texts = Object.entries(secrets).flatMap(([id, secret]) => (typeof secret === 'string' ? [[id, secret]] : []))
    return Object.fromEntries(texts)
  }

  #placeOf(key: string) {
    return { read: () => this.#readJson(key), write: (text: string | null) => this.#write(key, text) }
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
    this.#changed()
  }

  #changed(): void {
    this.#version += 1
    this.#listeners.call()
  }
}
