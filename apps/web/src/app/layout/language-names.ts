import type { Language } from '@tablee/messages/language'

/** Each language calls itself by its own name, whichever is spoken. */
export const LANGUAGE_NAMES: Record<Language, string> = { fr: 'Français', en: 'English' }
