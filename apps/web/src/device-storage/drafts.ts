import type { KeptValues } from './kept-values.ts'

const KEY = 'tablee:drafts'

type Texts = Readonly<Record<string, string>>

/** Texts being typed, kept in this tab until sent, so that a reload does not lose them. */
export class Drafts {
  readonly #values: KeptValues

  constructor(values: KeptValues) {
    this.#values = values
  }

  read(name: string, fields: readonly string[]): Texts {
    const kept = this.#all()[name]
    const texts = fields.map((field) => [field, isRecord(kept) ? kept[field] : undefined] as const)
    return Object.fromEntries(texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  }

  keep(name: string, texts: Texts): void {
    this.#write({ ...this.#all(), [name]: texts })
  }

  forget(name: string): void {
    const { [name]: gone, ...others } = this.#all()
    if (gone !== undefined) this.#write(others)
  }

  forgetAll(): void {
    this.#write({})
  }

  #all(): Readonly<Record<string, unknown>> {
    try {
      const kept: unknown = JSON.parse(this.#values.get(KEY) ?? '{}')
      return isRecord(kept) ? kept : {}
    } catch {
      return {}
    }
  }

  #write(drafts: Readonly<Record<string, unknown>>): void {
    this.#values.set(KEY, Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts))
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
