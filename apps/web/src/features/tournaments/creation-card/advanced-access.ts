import type { ReactNode } from 'react'

/** Who may create an advanced tournament, and what others can do; provided by accounts. */
export type AdvancedAccess = {
  /** `unknown` if the server could not be asked. */
  readonly standing: 'loading' | 'unknown' | 'anonymous' | 'member' | 'organizer'
  /** Owner of the events, once known. */
  readonly account: string | null
  /** For a member: what to do first. */
  readonly notice: ReactNode
  /** For a visitor: asks to sign in. `formData` is restored afterwards. */
  readonly signIn: (request: SignInRequest) => ReactNode
}

type SignInRequest = {
  readonly formData: string
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Where to continue after signing in, if not on the home page's form. */
  readonly redirect?: string
}
