import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { Asked } from '../../../acts/asked.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useDoorAddress } from '../api/door-code-query.ts'

/** To show or print for the door. */
export function DoorCode({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const query = useDoorAddress(tournament)
  const { name, code, registrationRules: rules } = tournament
  return (
    <section className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] justify-items-center gap-5 px-4 py-6 text-center">
      <h1 className="text-title wrap-anywhere ">{name}</h1>
      {rules.checksInByCode ? null : (
        <Notice tone="attention" title={t('registrations.door.off')} className="w-full text-start print:hidden">
          {t('registrations.door.offHelp')}
        </Notice>
      )}
      <p className="text-section">{t('registrations.door.lead')}</p>
      <Asked query={query} waiting={<Skeleton className="size-72" />} title={t('registrations.door.failed')} isMain>
        {(address) => (
          <QrCode
            value={address}
            label={t('registrations.door.qr')}
            className="w-full max-w-96 print:max-w-[34rem]"
            isOnPaper
          />
        )}
      </Asked>
      <p className="max-w-prose text-muted print:hidden">{t('registrations.door.help')}</p>
      <div className="flex flex-wrap justify-center gap-2 print:hidden">
        <Button icon={<Printer aria-hidden="true" className="size-5" />} onClick={() => window.print()}>
          {t('registrations.door.print')}
        </Button>
        <Link to="/tournament/$code/admin-advanced" params={{ code }} className={buttonClass({ variant: 'secondary' })}>
          {t('registrations.door.back')}
        </Link>
      </div>
    </section>
  )
}
