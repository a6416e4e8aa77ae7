import type { RegularRow } from '@tablee/contract/shops/regulars'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { useMemo, useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useMergeRegulars } from '../api/regulars.ts'
import type { RegularDialogProps } from './erase-regular-dialog.tsx'

const MOST_SHOWN = 12

type MergeRegularProps = RegularDialogProps & { readonly regulars: readonly RegularRow[] }

/** Merges two entries of one person; the first chosen name stays. */
export function MergeRegular({ regular, regulars, isOpen, onClose }: MergeRegularProps) {
  const { t } = useTranslation()
  const { name } = regular
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('regulars.mergeTitle', { name })}
      description={t('regulars.mergeText', { name })}
      closeLabel={t('regulars.close')}
    >
      <Others regular={regular} regulars={regulars} onDone={onClose} />
    </Dialog>
  )
}

type OthersProps = Pick<MergeRegularProps, 'regular' | 'regulars'> & { readonly onDone: () => void }

function Others({ regular, regulars, onDone }: OthersProps) {
  const { t } = useTranslation()
  const merge = useMergeRegulars()
  const [typed, setTyped] = useState('')
  const sought = nameKey(typed)
  const others = useMemo(
    () => regulars.filter(({ id, name }) => id !== regular.id && nameKey(name).includes(sought)).slice(0, MOST_SHOWN),
    [regulars, regular, sought],
  )
  const choose = async (other: RegularRow) => {
    if ((await merge.send({ id: regular.id, other: other.id })) === null) return
    onDone()
    notify.success({ title: t('regulars.merged', { other: other.name, name: regular.name }) })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <TextInput type="search" label={t('regulars.find')} autoComplete="off" value={typed} onChange={setTyped} />
      <ActFailure act={merge} title={t('regulars.notDone')} isTap />
      {others.length === 0 ? (
        <p role="status">{t('regulars.mergeNone')}</p>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
          {others.map((other) => (
            <li key={other.id}>
              <Button
                variant="quiet"
                isWide
                className="justify-start! text-start!"
                disabled={merge.isSending}
                onClick={() => void choose(other)}
              >
                <span className="min-w-0 wrap-anywhere">
                  {t('regulars.offer', { name: other.name, count: other.times })}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
