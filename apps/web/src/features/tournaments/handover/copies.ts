import * as z from 'zod/mini'
import { type ApartBackend, apartKey, openApartDatabase } from '../../../device-storage/apart-database.ts'
import type { DeviceStorage } from '../../../device-storage/device-storage.ts'
import { saveAsFile } from '../../../ui/save-as-file.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { CaveStore } from '../cave/cave-store.ts'
import { type HandedOver, writeHandedOver } from './handed-over.ts'
import { drawPhrase } from './phrase.ts'
import { seal } from './sealed-bytes.ts'

const copySettings = z.object({ phrase: z.array(z.string()), isAfterRounds: z.boolean() })

/** What opens the copies of a tournament, and whether one is saved with each round. */
export type CopySetting = Readonly<z.output<typeof copySettings>>

/** Where what this device decided is kept, and the phrase beside it; null where the browser keeps nothing. */
export const apartDisk: ApartBackend | null = openApartDatabase()

async function findCopySetting(disk: ApartBackend, code: string): Promise<CopySetting | null> {
  const [, kept] = (await disk.read()).find(([key]) => key === apartKey(code, 'copy')) ?? []
  return copySettings.safeParse(kept).data ?? null
}

/** The same words as long as this device runs the tournament: somebody has written them down. */
export async function copySetting(disk: ApartBackend, code: string, words: readonly string[]): Promise<CopySetting> {
  const known = await findCopySetting(disk, code)
  const setting = known ?? { phrase: [...drawPhrase(words)], isAfterRounds: false }
  if (!known) await keepCopySetting(disk, code, setting)
  return setting
}

export async function keepCopySetting(disk: ApartBackend, code: string, setting: CopySetting): Promise<void> {
  await disk.write(apartKey(code, 'copy'), setting)
}

type Sealing = {
  readonly disk: ApartBackend
  readonly storage: DeviceStorage
  readonly access: StaffAccess
  readonly phrase: readonly string[]
  readonly now: Date
}

/** Null where nothing of the tournament is on this device yet. */
export async function sealedCopy({
  disk,
  storage,
  access,
  phrase,
  now,
}: Sealing): Promise<Uint8Array<ArrayBuffer> | null> {
  const { code, tournamentId } = access
  const { base, registered, acts, seeds } = await new CaveStore(disk, code).read()
  if (!base) return null
  const handed = {
    code,
    tournamentId,
    at: now.toISOString(),
    base,
    registered,
    acts,
    seeds,
    proof: proofOf(storage, access),
  }
  return seal(writeHandedOver(handed), phrase.join(' '))
}

/** Only what this device itself holds: who has the role by an account signs in on the other device. */
function proofOf(storage: DeviceStorage, { tournamentId, role, secret }: StaffAccess): HandedOver['proof'] {
  if (storage.secret('organizer', tournamentId) === secret) return { role, secret, name: null, expiresAt: null }
  const note = storage.helping.find(tournamentId)
  return note?.secret === secret ? { role, secret, name: note.name, expiresAt: note.expiresAt } : null
}

/** Its name says which is the newest. */
export function saveCopy(sealed: Uint8Array<ArrayBuffer>, code: string, now: Date): void {
  const moment = now.toISOString().slice(0, 16).replace('T', '-').replace(':', '')
  saveAsFile(`tablee-${code}-${moment}.tablee`, new Blob([sealed], { type: 'application/octet-stream' }))
}

/** A round was opened without a network: what is kept here alone goes into the downloads, if somebody asked for it once. */
export async function saveCopyOfRound(storage: DeviceStorage, access: StaffAccess): Promise<void> {
  const setting = apartDisk && (await findCopySetting(apartDisk, access.code))
  if (!apartDisk || !setting?.isAfterRounds) return
  const now = new Date()
  const sealed = await sealedCopy({ disk: apartDisk, storage, access, phrase: setting.phrase, now })
  if (sealed) saveCopy(sealed, access.code, now)
}
