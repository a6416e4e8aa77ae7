import { isOrganizer, type UserDocument } from '@tablee/contract/accounts/user-document'
import type { ReactNode } from 'react'
import { type Session, useSession } from '../api/account-query.ts'
import { OrganizerNeeded } from './organizer-needed.tsx'
import { SignInRequiredDialog, type SignInRequiredDialogProps } from './sign-in-required-dialog.tsx'

/** What stands between the visitor and an advanced tournament, for the form that creates one. */
export function useAdvancedAccess() {
  const session = useSession()
  const member = session.kind === 'signed-in' && !isOrganizer(session.account) ? session.account : null
  return {
    standing: standingOf(session, member),
    notice: member ? <OrganizerNeeded account={member} /> : null,
    signIn: (request: SignInRequiredDialogProps): ReactNode => <SignInRequiredDialog {...request} />,
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
