/** By which rule personal data went. */
export const ERASURE_RULES = [
  'own-request',
  'organizer',
  'operator',
  'retention',
  'unfinished',
  'deleted',
  'expired',
] as const
export type ErasureRule = (typeof ERASURE_RULES)[number]

/** What kinds of data went; a proof counts them and holds none. */
export const ERASED_KINDS = [
  'accounts',
  'sessions',
  'letters',
  'registrations',
  'decklists',
  'names',
  'results',
  'regulars',
  'followings',
  'tournaments',
  'deliveries',
] as const
export type ErasedKind = (typeof ERASED_KINDS)[number]

export type ErasedCounts = Readonly<Partial<Record<ErasedKind, number>>>

export type ErasureStatement = {
  readonly id: string
  readonly at: string
  readonly rule: ErasureRule
  /** The code, where the data of one tournament went. */
  readonly tournament: string | null
  readonly erased: ErasedCounts
}

/** Of a proof of this or a later version: what it says in words that are not known is left out. */
export type ReadErasureProof = {
  /** What is signed. */
  readonly text: string
  readonly signature: string
  readonly statement: Omit<ErasureStatement, 'rule'> & { readonly rule: ErasureRule | null }
}

export const ERASURE_PROOF_MAX_LENGTH = 4000

const FIRST_LINE = 'tablee-erasure 1'
const SIGNATURE = /^signature ([\w-]{1,200})$/

/** Line by line, so that it may be copied, printed and verified. */
export function erasureText({ id, at, rule, tournament, erased }: ErasureStatement): string {
  const counted = ERASED_KINDS.flatMap((kind) => {
    const count = erased[kind] ?? 0
    return count > 0 ? [`erased ${kind} ${count}`] : []
  })
  return [
    FIRST_LINE,
    `id ${id}`,
    `at ${at}`,
    `rule ${rule}`,
    ...(tournament === null ? [] : [`tournament ${tournament}`]),
    ...counted,
  ].join('\n')
}

export function erasureProof(text: string, signature: string): string {
  return `${text}\nsignature ${signature}\n`
}

/** Null for what is no proof. Spaces and empty lines around lines may have come by copying. */
export function readErasureProof(given: string): ReadErasureProof | null {
  if (given.length > ERASURE_PROOF_MAX_LENGTH) return null
  const lines = given
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const signature = SIGNATURE.exec(lines.at(-1) ?? '')?.[1]
  if (lines[0] !== FIRST_LINE || signature === undefined) return null
  const told = lines.slice(0, -1)
  const said = (word: string) => told.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1) ?? null
  const [id, at] = [said('id'), said('at')]
  if (id === null || at === null || Number.isNaN(Date.parse(at))) return null
  const rule = ERASURE_RULES.find((one) => one === said('rule')) ?? null
  const statement = { id, at, rule, tournament: said('tournament'), erased: countsIn(told) }
  return { text: told.join('\n'), signature, statement }
}

function countsIn(lines: readonly string[]): ErasedCounts {
  return Object.fromEntries(
    ERASED_KINDS.flatMap((kind) => {
      const counted = lines.find((line) => line.startsWith(`erased ${kind} `))
      const count = Number(counted?.split(' ')[2])
      return Number.isSafeInteger(count) && count > 0 ? [[kind, count]] : []
    }),
  )
}

/** The first and what was counted later. */
export function addedCounts(one: ErasedCounts, other: ErasedCounts): ErasedCounts {
  return Object.fromEntries(
    ERASED_KINDS.flatMap((kind) => {
      const count = (one[kind] ?? 0) + (other[kind] ?? 0)
      return count > 0 ? [[kind, count]] : []
    }),
  )
}
