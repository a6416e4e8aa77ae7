import { useDeviceStorage } from '../../device-storage/use-device-storage.tsx'

export type Theme = 'system' | 'light' | 'dark'

export function readTheme(value: string | null): Theme {
  return value === 'light' || value === 'dark' ? value : 'system'
}

/** `public/before-paint.js` does the same before anything is drawn. */
function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const storage = useDeviceStorage()
  return {
    theme: readTheme(storage.preference('theme')),
    setTheme: (theme) => {
      showTheme(theme)
      storage.setPreference('theme', theme === 'system' ? null : theme)
    },
  }
}
