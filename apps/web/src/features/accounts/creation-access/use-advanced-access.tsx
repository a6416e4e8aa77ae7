import { isOrganizer, type UserDocument } from '@tablee/contract/accounts/user-document'
import { type ReactNode, useEffect } from 'react'
import { later, preloadWhenIdle } from '../../../ui/later.tsx'
import { type Session, useSession } from '../api/account-query.ts'
import type { SignInRequiredDialogProps } from './sign-in-required-dialog.tsx'

// Most visitors of the home page create nothing that needs an account.
const organizerNeeded = later(async () => (await import('./organizer-needed.tsx')).OrganizerNeeded)
const signInRequired = later(async () => (await import('./sign-in-required-dialog.tsx')).SignInRequiredDialog)

/** What the visitor lacks for an advanced tournament. */
export function useAdvancedAccess() {
  const session = useSession()
  useEffect(() => preloadWhenIdle(signInRequired), [])
  const member = session.kind === 'signed-in' && !isOrganizer(session.account) ? session.account : null
  return {
    standing: standingOf(session, member),
    account: session.kind === 'signed-in' ? session.account.$id : null,
    notice: member ? <organizerNeeded.Component account={member} /> : null,
    signIn: (request: SignInRequiredDialogProps): ReactNode => <signInRequired.Component {...request} />,
  }
}

type Standing = 'loading' | 'unknown' | 'anonymous' | 'member' | 'organizer'

function standingOf(session: Session, member: UserDocument | null): Standing {
  switch (session.kind) {
    case 'loading':
      return 'loading'
    case 'unreachable':
      return 'unknown'
    case 'anonymous':
      return 'anonymous'
    case 'signed-in':
      return member ? 'member' : 'organizer'
  }
}
