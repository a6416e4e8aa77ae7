import { useTranslation } from './use-translation.ts'

export function useDatePickerTexts() {
  const { t } = useTranslation()
  return {
    open: t('shell.datePicker.open'),
    close: t('shell.datePicker.close'),
    calendar: t('shell.datePicker.calendar'),
    placeholder: t('shell.datePicker.placeholder'),
    invalid: t('shell.datePicker.invalid'),
    previous: {
      day: t('shell.datePicker.previousMonth'),
      month: t('shell.datePicker.previousYear'),
      year: t('shell.datePicker.previousYears'),
    },
    next: {
      day: t('shell.datePicker.nextMonth'),
      month: t('shell.datePicker.nextYear'),
      year: t('shell.datePicker.nextYears'),
    },
    chooseMonth: t('shell.datePicker.chooseMonth'),
    chooseYear: t('shell.datePicker.chooseYear'),
    selectedDay: (day: string) => t('shell.datePicker.selectedDay', { day }),
    today: (day: string) => t('shell.datePicker.today', { day }),
  }
}
