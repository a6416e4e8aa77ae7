import { type ActName, may } from '@tablee/domain/tournaments/authority/may'
import type { Role } from '@tablee/domain/tournaments/authority/role'
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react'

type Acting = {
  readonly role: Role
  /** What proves the role to the server; undefined where the session alone does. */
  readonly proof: string | undefined
}

const ActingAsContext = createContext<Acting>({ role: 'everybody', proof: undefined })

type ActingAsProps = { readonly who: Role; readonly by?: string; readonly children: ReactNode }

/** In which role the screens inside are used: the one that device or account proves, and what proves it. */
export function ActingAs({ who: role, by: proof, children }: ActingAsProps) {
  const acting = useMemo(() => ({ role, proof }), [role, proof])
  return <ActingAsContext value={acting}>{children}</ActingAsContext>
}

/** What acts of the staff are sent with, to prove the role in which they are done. */
export function useStaffProof(): { readonly organizerId?: string } {
  const { proof } = useContext(ActingAsContext)
  return useMemo(() => (proof === undefined ? {} : { organizerId: proof }), [proof])
}

/** Which acts the table of authority gives that role, so that no button asks for a refusal; the server asks the same table. */
export function useMay(): (act: ActName) => boolean {
  const { role } = useContext(ActingAsContext)
  return useCallback((act) => may(act, role), [role])
}

/** What is there for those who may do one of these acts. */
export function May({ act, children }: { readonly act: ActName | readonly ActName[]; readonly children: ReactNode }) {
  const mayDo = useMay()
  const acts: readonly ActName[] = typeof act === 'string' ? [act] : act
  return acts.some(mayDo) ? children : null
}
