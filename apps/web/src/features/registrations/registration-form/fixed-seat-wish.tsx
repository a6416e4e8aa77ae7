import { useTranslation } from '../../../language/use-translation.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'

type FixedSeatWishProps = {
  readonly form: {
    readonly values: { readonly wishesFixedSeat: boolean }
    readonly set: (name: 'wishesFixedSeat', isChecked: boolean) => void
  }
  /** The staff writes somebody else in. */
  readonly isByStaff?: boolean
}

/** No reason is asked for (READ-7). */
export function FixedSeatWish({ form, isByStaff = false }: FixedSeatWishProps) {
  const { t } = useTranslation()
  return (
    <Checkbox
      name="fixed-seat"
      label={
        isByStaff ? (
          t('registrations.fixedSeat.boxOfPerson')
        ) : (
          <>
            {t('registrations.fixedSeat.box')}
            <span className="block text-sm text-muted">{t('registrations.fixedSeat.help')}</span>
          </>
        )
      }
      isChecked={form.values.wishesFixedSeat}
      onChange={(isChecked) => form.set('wishesFixedSeat', isChecked)}
    />
  )
}
