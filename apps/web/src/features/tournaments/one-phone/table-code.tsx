import { may } from '@tablee/domain/tournaments/authority/may'
import { isPodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import type { PlayedMatch } from '@tablee/domain/tournaments/tournament'
import { QrCode as QrCodeIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useTableCodes } from '../api/results/table-codes.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'
import { useTableAddress } from './table-place.ts'

type TableCodeProps = { readonly access: StaffAccess; readonly match: PlayedMatch }

export function TableCode({ access, match }: TableCodeProps) {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  const labelOf = useTableLabel()
  const addressOf = useTableAddress(access.code)
  const { data, isError } = useTableCodes(access, { of: `round ${match.round}`, isNeeded: isShown })
  if (!may('get-table-codes', access.role)) return null
  const place = data?.tables.find(({ table }) => table === match.table)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Button
        variant="quiet"
        aria-expanded={isShown}
        icon={<QrCodeIcon aria-hidden="true" className="size-5" />}
        onClick={() => setIsShown(!isShown)}
      >
        {t('atTable.show')}
      </Button>
      {isShown && isError ? <Notice tone="attention">{t('atTable.codesFailed')}</Notice> : null}
      {isShown ? (
        <div className="grid justify-items-center gap-2 text-center">
          <div className="aspect-square w-56 max-w-full">
            {place ? (
              <QrCode
                value={addressOf(place)}
                label={t('atTable.qr', { table: labelOf(match.table) })}
                className="w-full"
              />
            ) : null}
          </div>
          <p className="text-sm text-muted">{t(isPodTable(match) ? 'pods.onePhone.showHelp' : 'atTable.showHelp')}</p>
        </div>
      ) : null}
    </div>
  )
}
