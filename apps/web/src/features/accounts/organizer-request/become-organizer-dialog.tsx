import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useSupportEmail } from '../../../transport/product-info.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { usePlansLink } from '../plans/use-plans-link.ts'
import { grantCommand } from './grant-command.ts'
import { letterAddress } from './letter-address.ts'
import { PlanComparison } from './plan-comparison.tsx'

type BecomeOrganizerDialogProps = {
  readonly account: UserDocument
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Asks for organizer access by a letter from the person's own mail program; the server is not asked anything. */
export function BecomeOrganizerDialog({ account, isOpen, onClose }: BecomeOrganizerDialogProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const supportEmail = useSupportEmail()
  const hasPlansLink = usePlansLink('plans-link')
  const [hasAgreed, setAgreed] = useState(false)
  const body = t('accounts.organizer.letterBody', {
    name: account.name,
    email: account.email,
    id: account.$id,
    date: formats.dateTime(new Date()),
  })
  const command = grantCommand(account.email)
  const address = letterAddress({
    to: supportEmail ?? '',
    subject: t('accounts.organizer.letterSubject', { name: account.name }),
    body: supportEmail === null ? `${body}\n\n${t('accounts.organizer.letterCommand', { command })}` : body,
  })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      width="wide"
      title={t('accounts.organizer.title')}
      description={t('accounts.organizer.description')}
      closeLabel={t('accounts.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('accounts.cancel')}
          </Button>
          {hasAgreed ? (
            <a href={address} className={buttonClass()}>
              {t('accounts.organizer.ask')}
            </a>
          ) : (
            <Button disabled>{t('accounts.organizer.ask')}</Button>
          )}
        </>
      }
    >
      {hasPlansLink ? (
        <p>
          <Link to="/plans" className={buttonClass({ variant: 'secondary' })}>
            {t('shell.plans.see')}
          </Link>
        </p>
      ) : (
        <PlanComparison />
      )}
      <Checkbox
        isChecked={hasAgreed}
        onChange={setAgreed}
        label={
          <>
            {t('accounts.organizer.agree')}{' '}
            <a href="/terms" target="_blank" rel="noopener" className="underline">
              {t('legal.terms.link')}
            </a>
          </>
        }
      />
      {supportEmail === null ? <GrantedByHand command={command} /> : null}
      <p className="text-sm text-muted">
        {supportEmail === null ? t('accounts.organizer.noAddress') : t('accounts.organizer.how')}
      </p>
    </Dialog>
  )
}

/** Without an address to write to: what whoever runs the server has to do. */
function GrantedByHand({ command }: { readonly command: string }) {
  const { t } = useTranslation()
  return (
    <div className="grid min-w-0 gap-2">
      <p>{t('accounts.organizer.byHand')}</p>
      <code className="rounded-control border border-line bg-sunken px-3 py-2 wrap-anywhere">{command}</code>
      <div>
        <CopyButton
          value={command}
          label={t('accounts.organizer.copyCommand')}
          copiedLabel={t('accounts.organizer.copied')}
          onFailure={() => notify.error({ title: t('shell.copyFailed') })}
        />
      </div>
    </div>
  )
}
