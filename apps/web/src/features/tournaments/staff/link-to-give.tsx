import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { QrCode } from '../../../ui/qr-code.tsx'
import type { InvitationLink } from '../api/own/staff.ts'
import { ShareAddress } from '../tournament-frame/share-link.tsx'

type LinkToGiveProps = { readonly link: InvitationLink; readonly tournament: Pick<Tournament, 'name'> }

/** Shown once. */
export function LinkToGive({ link, tournament }: LinkToGiveProps) {
  const { t } = useTranslation()
  const { dateTime } = useFormats()
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <QrCode value={link.address} label={t('staff.link.qr', { name: link.name })} className="w-56" />
      <p className="text-sm text-muted">{t('staff.link.expires', { date: dateTime(new Date(link.expiresAt)) })}</p>
      <ShareAddress
        address={link.address}
        text={t('staff.link.text', { tournament: tournament.name })}
        className="justify-center"
      />
    </div>
  )
}
