import { type ActName, may } from '@tablee/domain/tournaments/authority/may'
import type { Role } from '@tablee/domain/tournaments/authority/role'
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react'

type Acting = {
  readonly role: Role
  /** Undefined where the session alone proves the role. */
  readonly proof: string | undefined
}

const ActingAsContext = createContext<Acting>({ role: 'everybody', proof: undefined })

type ActingAsProps = { readonly who: Role; readonly by?: string; readonly children: ReactNode }

/** The role in which the screens inside are used. */
export function ActingAs({ who: role, by: proof, children }: ActingAsProps) {
  const acting = useMemo(() => ({ role, proof }), [role, proof])
  return <ActingAsContext value={acting}>{children}</ActingAsContext>
}

export function useStaffProof(): { readonly organizerId?: string } {
  const { proof } = useContext(ActingAsContext)
  return useMemo(() => (proof === undefined ? {} : { organizerId: proof }), [proof])
}

/** What the table of authority allows, so that no button leads to a refusal; the server uses the same table. */
export function useMay(): (act: ActName) => boolean {
  const { role } = useContext(ActingAsContext)
  return useCallback((act) => may(act, role), [role])
}

export function May({ act, children }: { readonly act: ActName | readonly ActName[]; readonly children: ReactNode }) {
  const mayDo = useMay()
  const acts: readonly ActName[] = typeof act === 'string' ? [act] : act
  return acts.some(mayDo) ? children : null
}
