import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useSupportEmail } from '../../../transport/product-info.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { usePlansLink } from '../plans/use-plans-link.ts'
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
  const address = letterAddress({
    to: supportEmail ?? '',
    subject: t('accounts.organizer.letterSubject', { name: account.name }),
    body: t('accounts.organizer.letterBody', {
      name: account.name,
      email: account.email,
      id: account.$id,
      date: formats.dateTime(new Date()),
    }),
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
      <p className="text-sm text-muted">
        {supportEmail === null ? t('accounts.organizer.noAddress') : t('accounts.organizer.how')}
      </p>
    </Dialog>
  )
}
