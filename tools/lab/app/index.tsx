import { useEffect, useState } from 'react';
import { Text, View } from 'react-native';

import { lab } from '../lab';

/** A page that shows nothing and offers everything: journeys and benchmarks drive it through `window.lab`. */
export default function LabPage() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    Object.assign(globalThis, { lab });
    setReady(true);
  }, []);
  return (
    <View role="main">
      <Text>{ready ? 'ready' : 'wait'}</Text>
    </View>
  );
}
