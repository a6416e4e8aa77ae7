import type { ApartBackend } from '../../../device-storage/apart-database.ts'
import type { DeviceStorage } from '../../../device-storage/device-storage.ts'
import { CaveStore } from '../cave/cave-store.ts'
import type { HandedOver } from './handed-over.ts'
import { mergeTaken } from './merge-taken.ts'

/** This device goes on for another. False where each of them decided something of its own; then nothing is changed. */
export async function takeOver(
  disk: ApartBackend,
  storage: DeviceStorage,
  { code, tournamentId: id, at, base, registered, acts, seeds, proof }: HandedOver,
): Promise<boolean> {
  const store = new CaveStore(disk, code)
  const own = await store.read()
  const merged = mergeTaken(own, { base, acts })
  if (!merged) return false
  await store.keepBase(merged.base)
  if (merged.base === base && seeds.length > 0) await store.keepSeeds(seeds)
  if (merged.base === base && registered) await store.keepRegistered(registered)
  const known = new Set(own.acts.map(({ id: actId }) => actId))
  for (const act of merged.acts.filter(({ id: actId }) => !known.has(actId))) await store.add(act)
  if (proof?.role === 'organizer') storage.setSecret('organizer', id, proof.secret)
  else if (proof) storage.helping.keep(id, { ...proof, role: proof.role, code, ended: null })
  storage.saveTournament({ id, code, role: proof?.role === 'organizer' ? 'organizer' : 'helper', playerName: null })
  const seenAt = Date.parse(at)
  const seen = await storage.seen.find(code)
  if (!seen || own.base === null || own.base.sequence < merged.base.sequence) {
    await storage.seen.keep({ code, seenAt: Number.isNaN(seenAt) ? 0 : seenAt, document: merged.base.document })
  }
  return true
}
