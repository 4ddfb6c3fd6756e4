export const logView = {
  'logView.title': 'Log',
  'logView.empty': 'Nothing has happened yet',
  'logView.setup': 'Setting up',
  'logView.forced': 'against the rules',
  'logView.by.player': 'You',
  'logView.by.sam': 'Sam',
  'logView.by.table': 'Table',
  'logView.backTitle': 'Back to this moment?',
  'logView.undone': {
    one: 'This is taken back ({n} entry). Redo brings it again.',
    other: 'These are taken back ({n} entries). Redo brings them again.',
  },
  'logView.now': 'This is the last thing that happened. Nothing comes after it.',
  'logView.back': 'Go back to here',
  'logView.stay': 'Stay',
  'logView.hint': 'Goes back to this moment, after asking',
} as const;
