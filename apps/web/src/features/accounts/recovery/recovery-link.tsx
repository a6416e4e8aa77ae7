import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../language/use-translation.ts'
import { RefusedError } from '../../../transport/request-error.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { ToldState } from '../account-form/told-state.tsx'
import type { MailedLink } from '../api/confirm-email.ts'
import { recoveryLinkQuery } from '../api/recover-password.ts'
import { InvalidRecoveryLink } from './invalid-recovery-link.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

/** Reports a dead link before a password is typed. If the server is unreachable, the form is shown all the same. */
export function RecoveryLink({ link }: { link: MailedLink }) {
  const { t } = useTranslation()
  const { client } = useServer()
  const { isPending, error } = useQuery(recoveryLinkQuery(client, link))
  if (isPending) {
    return (
      <ToldState icon={<Spinner />} title={t('accounts.reset.title')}>
        <p>{t('accounts.reset.checking')}</p>
      </ToldState>
    )
  }
  return error instanceof RefusedError ? <InvalidRecoveryLink /> : <ResetPasswordForm link={link} />
}
