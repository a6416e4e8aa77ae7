import type { RegularRow } from '@tablee/contract/shops/regulars'
import { Ellipsis } from 'lucide-react'
import { memo, useState } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { onceMenuClosed } from '../../../ui/once-menu-closed.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import { EditRegular } from './edit-regular.tsx'
import { EraseRegularDialog } from './erase-regular-dialog.tsx'
import { MergeRegular } from './merge-regular.tsx'

type RegularLineProps = { readonly regular: RegularRow; readonly regulars: readonly RegularRow[] }

type Opened = 'edit' | 'merge' | 'erase' | null

export const RegularLine = memo(function RegularLine({ regular, regulars }: RegularLineProps) {
  const { t } = useTranslation()
  const { date } = useFormats()
  const [opened, setOpened] = useState<Opened>(null)
  const { name, email, consentAt, times, lastAt } = regular
  const onClose = () => setOpened(null)
  const action = (value: NonNullable<Opened>, isDangerous = false) => ({
    ...{ kind: 'action' as const, value, label: t(`regulars.${value}`), isDangerous },
    onSelect: () => onceMenuClosed(() => setOpened(value)),
  })
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
        <span className="font-semibold wrap-anywhere">
          <PlayerName name={name} />
        </span>
        <span className="text-sm text-muted tabular-nums">
          {`${t('regulars.times', { count: times })} · ${t('regulars.last', { date: date(new Date(lastAt)) })}`}
        </span>
        {email === null || consentAt === null ? null : (
          <span className="text-sm text-muted wrap-anywhere">
            {`${email} · ${t('regulars.consent', { date: date(new Date(consentAt)) })}`}
          </span>
        )}
      </div>
      <Menu
        label={t('regulars.menu', { name })}
        trigger={
          <IconButton label={t('regulars.menu', { name })} icon={<Ellipsis aria-hidden="true" className="size-5" />} />
        }
        items={[action('edit'), action('merge'), action('erase', true)]}
      />
      <EditRegular regular={regular} isOpen={opened === 'edit'} onClose={onClose} />
      <MergeRegular regular={regular} regulars={regulars} isOpen={opened === 'merge'} onClose={onClose} />
      <EraseRegularDialog regular={regular} isOpen={opened === 'erase'} onClose={onClose} />
    </li>
  )
})
