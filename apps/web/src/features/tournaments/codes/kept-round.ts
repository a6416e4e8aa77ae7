import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { type ApartBackend, apartKey, readApartKey } from '../../../device-storage/apart-database.ts'
import { type RoundPart, readRoundText, roundText, type SeatedTable } from './round-text.ts'

/** A round that this phone read from codes, as far as it read them. */
export type KeptRound = Pick<RoundPart, 'round' | 'stamp' | 'parts' | 'prefix' | 'name' | 'scores'> & {
  /** As they were scanned. */
  readonly read: readonly RoundPart[]
  /** Milliseconds since 1970. */
  readonly scannedAt: number
  /** Who holds the phone, where somebody said so. */
  readonly own: string | null
}

/** Nobody plays in more at a time. */
const MOST_KEPT = 6
const KEPT_MS = 3 * 24 * 60 * 60 * 1000

/** What was scanned last counts; codes of the same drawing are read together. */
export function withPart(kept: KeptRound | null, part: RoundPart, now: number): KeptRound {
  const { round, stamp, parts, prefix, name, scores } = part
  const isSame = kept !== null && kept.round === round && kept.stamp === stamp && kept.parts === parts
  const others = isSame ? kept.read.filter((each) => each.part !== part.part) : []
  const read = [...others, part].sort((one, other) => one.part - other.part)
  return { round, stamp, parts, prefix, name, scores, read, scannedAt: now, own: kept?.own ?? null }
}

export function tablesIn({ read }: Pick<KeptRound, 'read'>): readonly SeatedTable[] {
  return read.flatMap(({ tables }) => tables)
}

export function isWhole({ read, parts }: Pick<KeptRound, 'read' | 'parts'>): boolean {
  return read.length === parts
}

/** The table of somebody by name, and who sits there too. */
export type OwnTable = { readonly own: string; readonly table: number | null; readonly others: readonly string[] }

export function tableOfName(kept: Pick<KeptRound, 'read'>, name: string): OwnTable | null {
  const key = nameKey(name)
  for (const { table, names } of tablesIn(kept)) {
    const own = names.find((each) => nameKey(each) === key)
    if (own !== undefined) return { own, table, others: names.filter((each) => each !== own) }
  }
  return null
}

/** Rounds that were scanned, on the disk of this phone. */
export class KeptRounds {
  readonly #backend: ApartBackend | null
  /** For a browser that keeps nothing. */
  readonly #read = new Map<string, KeptRound>()

  constructor(backend: ApartBackend | null) {
    this.#backend = backend
  }

  async find(code: string): Promise<KeptRound | null> {
    const read = this.#read.get(code)
    if (read) return read
    const all = (await this.#backend?.read().catch(() => [])) ?? []
    const [, value] = all.find(([key]) => key === apartKey(code, 'round')) ?? []
    return readKept(value)
  }

  /** A browser that refuses to keep it shows it all the same. */
  async keep(code: string, kept: KeptRound): Promise<void> {
    this.#read.set(code, kept)
    try {
      const texts = kept.read.map(roundText)
      await this.#backend?.write(apartKey(code, 'round'), { texts, scannedAt: kept.scannedAt, own: kept.own })
      await this.#forgetOthers(kept.scannedAt)
    } catch {
      // Shown, not kept.
    }
  }

  async #forgetOthers(now: number): Promise<void> {
    const rounds = ((await this.#backend?.read()) ?? [])
      .filter(([key]) => readApartKey(key).kind === 'round')
      .map(([key, value]) => ({ key: String(key), at: readKept(value)?.scannedAt ?? 0 }))
      .sort((one, other) => other.at - one.at)
    const gone = rounds.filter(({ at }, place) => place >= MOST_KEPT || at < now - KEPT_MS)
    if (gone.length > 0) await this.#backend?.remove(gone.map(({ key }) => key))
  }
}

/** What another version of the app kept is read as nothing. */
function readKept(value: unknown): KeptRound | null {
  const { texts, scannedAt, own } = { texts: null, scannedAt: 0, own: null, ...(value as object | null) } as Record<
    string,
    unknown
  >
  if (!Array.isArray(texts) || typeof scannedAt !== 'number') return null
  const parts = texts.flatMap((text) => (typeof text === 'string' ? (readRoundText(text) ?? []) : []))
  const kept = parts.reduce<KeptRound | null>((before, part) => withPart(before, part, scannedAt), null)
  return kept && { ...kept, own: typeof own === 'string' ? own : null }
}
