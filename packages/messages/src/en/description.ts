export const description =
  'Create a card game tournament or join one with its code: Swiss rounds, scores entered on phones, live standings. Free, and nobody needs an account.'
