import type { Config } from '../config.ts'

/** The text goes to stdout, or to stderr on failure. */
export type Answer = { readonly code: 0 | 1 | 2; readonly text: string }

export type Asked = {
  readonly words: readonly string[]
  readonly flags: ReadonlySet<string>
  readonly config: Config
  /** Resolves a path against the person's working directory. */
  readonly fileAt: (name: string) => string
  readonly now: () => Date
}

export type Command = {
  /** The arguments after `npm run tablee --`, one line per form. */
  readonly usage: readonly string[]
  readonly flags?: readonly string[]
  /** Null for arguments that make no sense. */
  readonly run: (asked: Asked) => Promise<Answer | null>
}

export function done(text: string): Answer {
  return { code: 0, text: `${text}\n` }
}

export function failed(text: string): Answer {
  return { code: 1, text: `${text}\n` }
}

/** `1 tournament`, `2 tournaments` */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}
