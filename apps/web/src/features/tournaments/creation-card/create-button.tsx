import { useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useWayName } from './way-chips.tsx'
import { isSameWay, USUAL_WAY, type WayToPlay } from './way-to-play.ts'

type CreateButtonProps = { readonly way: WayToPlay; readonly isCreating: boolean }

/** As high in each case: it says what the settings below it, which may be out of sight, would make. */
export function CreateButton({ way, isCreating }: CreateButtonProps) {
  const { t } = useTranslation()
  const nameOf = useWayName()
  const noteId = useId()
  const isUsual = isSameWay(way, USUAL_WAY)
  return (
    <Button
      type="submit"
      size="large"
      isWide
      isBusy={isCreating}
      aria-describedby={isUsual ? undefined : noteId}
      className={classNames('max-sm:short:min-h-12', isUsual ? 'max-sm:short:py-2' : 'py-1!')}
    >
      <span className="grid">
        <span className={isUsual ? '' : 'leading-tight'}>
          {isCreating ? t('creation.quick.submitting') : t('creation.quick.submit')}
        </span>
        {isUsual ? null : (
          <span id={noteId} aria-hidden="true" className="text-sm leading-tight font-medium">
            {nameOf(way)}
          </span>
        )}
      </span>
    </Button>
  )
}
