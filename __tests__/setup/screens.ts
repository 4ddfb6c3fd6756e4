import '@testing-library/react-native/build/matchers/extend-expect';
