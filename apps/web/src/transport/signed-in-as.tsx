import { createContext, type ReactNode, useContext } from 'react'

/** The account this page's requests use; unknown until the server has answered. */
export type SignedInAs =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'account'; readonly id: string }

const SignedInAsContext = createContext<SignedInAs>({ kind: 'nobody' })

/** For screens that do not know accounts. */
export function SignedInAsProvider({ value, children }: { readonly value: SignedInAs; readonly children: ReactNode }) {
  return <SignedInAsContext value={value}>{children}</SignedInAsContext>
}

export function useSignedInAs(): SignedInAs {
  return useContext(SignedInAsContext)
}

/** Null without an account, or while unknown. */
export function useSignedInAccount(): string | null {
  const signedInAs = useSignedInAs()
  return signedInAs.kind === 'account' ? signedInAs.id : null
}
