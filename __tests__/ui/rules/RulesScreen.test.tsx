import { fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';

import RulesRoute from '../../../app/rules';

const show = (initialUrl: string) => renderRouter({ rules: RulesRoute }, { initialUrl });

test('the rules list every section and are searched', async () => {
  show('/rules');
  await screen.findByTestId('rule-sam.engine');
  screen.getByTestId('to-table.score');
  fireEvent.changeText(screen.getByTestId('rules-search'), 'turnout');
  expect(screen.queryByTestId('rule-sam.difficulty')).toBeNull();
  fireEvent.changeText(screen.getByTestId('rules-search'), 'zebra');
  screen.getByText('Nothing found. Try another word.');
  fireEvent.press(screen.getByLabelText('Clear'));
  screen.getByTestId('rule-sam.difficulty');
});
