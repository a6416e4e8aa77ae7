import type { Fact } from './letter-facts.ts'

/** What a letter says, whatever it is written in. */
export type Content = {
  readonly subject: string
  readonly greeting: string
  readonly why: string
  readonly facts: readonly Fact[]
  /** What somebody else wrote, in their words, below a line that says so. */
  readonly quote: { readonly before: string; readonly text: string } | null
  /** What is asked, right above the button. */
  readonly asked: readonly string[]
  readonly button: string
  readonly link: string
  readonly notes: readonly string[]
  readonly small: readonly SmallLink[]
}

type SmallLink = { readonly label: string; readonly link: string }
