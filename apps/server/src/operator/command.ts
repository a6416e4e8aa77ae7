import type { Config } from '../config.ts'

/** What a command ends with: its status, and what is said on the output, or on the error output where it did not succeed. */
export type Answer = { readonly code: 0 | 1 | 2; readonly text: string }

export type Asked = {
  readonly words: readonly string[]
  readonly flags: ReadonlySet<string>
  readonly config: Config
  /** Where a file is meant to be, seen from where the person stands. */
  readonly fileAt: (name: string) => string
  readonly now: () => Date
}

export type Command = {
  /** What follows `npm run tablee --`, one line for each form. */
  readonly usage: readonly string[]
  /** Words that begin with `--`, and change what is done. */
  readonly flags?: readonly string[]
  /** Null where the words make no sense. */
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
