import type { Email } from '@tablee/domain/accounts/email'

export type LetterKind = 'verification' | 'recovery'

/** A letter ready to be sent. Its link holds a secret that is kept nowhere else. */
export type Letter = {
  readonly id: string
  readonly kind: LetterKind
  readonly to: Email
  readonly name: string
  readonly language: string
  readonly link: string
  /** How often it was tried, this time included. */
  readonly attempts: number
}

/** Where letters wait until they are sent, over restarts too. */
export type LetterBox = {
  /** Letters that are due, written out. They are due again after a while unless one of the other three says otherwise. */
  readonly take: (most: number) => Promise<readonly Letter[]>
  readonly sent: (id: string) => Promise<void>
  readonly postpone: (id: string, ms: number) => Promise<void>
  readonly giveUp: (id: string) => Promise<void>
  /** When the next letter is due; null when none waits. */
  readonly nextDue: () => Promise<Date | null>
}
