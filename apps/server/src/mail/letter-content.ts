import type { Fact } from './letter-facts.ts'

export type Content = {
  readonly subject: string
  readonly greeting: string
  readonly why: string
  readonly facts: readonly Fact[]
  /** Another person's words, after a line that says so. */
  readonly quote: { readonly before: string; readonly text: string } | null
  /** The question right above the button. */
  readonly asked: readonly string[]
  readonly button: string
  readonly link: string
  readonly notes: readonly string[]
  readonly small: readonly SmallLink[]
}

type SmallLink = { readonly label: string; readonly link: string }
