import type { ReactNode } from 'react'

/** Who may create an advanced tournament, and what the others can do about it: told by whoever knows accounts. */
export type AdvancedAccess = {
  /** `unknown` while nobody could be asked: the server will say. */
  readonly standing: 'loading' | 'unknown' | 'anonymous' | 'member' | 'organizer'
  /** Whose events they will be, once known. */
  readonly account: string | null
  /** For a member: what has to be done first. */
  readonly notice: ReactNode
  /** For an anonymous visitor: asks to sign in. `formData` comes back with them. */
  readonly signIn: (request: SignInRequest) => ReactNode
}

type SignInRequest = {
  readonly formData: string
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Where the visitor goes on once signed in, where that is not the form of the home page. */
  readonly redirect?: string
}
