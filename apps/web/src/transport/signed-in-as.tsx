import { createContext, type ReactNode, useContext } from 'react'

/** Which account the requests of this page are sent as; unknown until the server has said. */
export type SignedInAs =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'account'; readonly id: string }

const SignedInAsContext = createContext<SignedInAs>({ kind: 'nobody' })

/** The app says it to screens that know no accounts. */
export function SignedInAsProvider({ value, children }: { readonly value: SignedInAs; readonly children: ReactNode }) {
  return <SignedInAsContext value={value}>{children}</SignedInAsContext>
}

export function useSignedInAs(): SignedInAs {
  return useContext(SignedInAsContext)
}

/** The id of the account; null where there is none, and while nobody knows. */
export function useSignedInAccount(): string | null {
  const signedInAs = useSignedInAs()
  return signedInAs.kind === 'account' ? signedInAs.id : null
}
